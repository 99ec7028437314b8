import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import type { AuditRecord } from '../../../store/audits/audits.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

function audit(overrides: Partial<AuditRecord> = {}): AuditRecord {
  return {
    id: randomBytes(12).toString('hex'),
    user_id: 'alice',
    audit_type: 'complete',
    website_url: 'https://site.example/',
    site: 'site.example',
    status: 'completed',
    overall_score: 81.5,
    overall_status: 'excellent',
    score_coverage: 1,
    component_scores: { technical_seo: 80, on_page_seo: 80, page_speed: null, sitemap: 80, content_strategy: 80 },
    issue_counts: { critical: 1, warning: 2, notice: 3 },
    created_at: '2026-03-01T00:00:00.000Z',
    ...overrides,
  };
}

describe('[I] audits repository', () => {
  let running: TestStore;
  let audits: Store['audits'];
  before(async () => {
    running = await startStore();
    audits = running.store.audits;
  });
  after(() => running.stop());

  it('keeps the first record of an audit', async () => {
    const given = audit();
    await audits.record(given);
    await audits.record({ ...given, overall_score: 1 });
    expect(await audits.find('alice', given.id)).to.deep.equal(given);
    expect(await audits.find('bob', given.id)).to.equal(null);
  });

  it('takes the scores of an audit that was judged again, of its owner alone', async () => {
    const given = audit();
    await audits.record(given);
    const { status, overall_status, score_coverage, component_scores } = given;
    const issue_counts = { critical: 0, warning: 2, notice: 3 };
    const scores = { status, overall_score: 84, overall_status, score_coverage, component_scores, issue_counts };
    await audits.replaceScores('bob', given.id, { ...scores, overall_score: 1 });
    expect(await audits.find('alice', given.id)).to.deep.equal(given);
    await audits.replaceScores('alice', given.id, scores);
    expect(await audits.find('alice', given.id)).to.deep.equal({ ...given, ...scores });
  });

  it('lists by site, newest first', async () => {
    const first = audit({ user_id: 'carol', created_at: '2026-03-01T00:00:00.000Z' });
    const second = audit({ user_id: 'carol', created_at: '2026-03-02T00:00:00.000Z' });
    const other = audit({ user_id: 'carol', site: 'other.example', created_at: '2026-03-03T00:00:00.000Z' });
    for (const given of [first, second, other]) await audits.record(given);
    expect((await audits.list('carol', {}, 10, null)).items.map((item) => item.id)).to.deep.equal([
      other.id,
      second.id,
      first.id,
    ]);
    expect((await audits.list('carol', { site: 'site.example' }, 10, null)).items.map((item) => item.id)).to.deep.equal(
      [second.id, first.id],
    );
  });

  it('finds the audit before: same user, site and type, not the audit itself', async () => {
    const before = audit({ user_id: 'dora', created_at: '2026-03-01T00:00:00.000Z' });
    const quick = audit({ user_id: 'dora', audit_type: 'quick', created_at: '2026-03-02T00:00:00.000Z' });
    const now = audit({ user_id: 'dora', created_at: '2026-03-03T00:00:00.000Z' });
    for (const given of [before, quick, now]) await audits.record(given);
    expect((await audits.findPrevious('dora', 'site.example', 'complete', now.id))?.id).to.equal(before.id);
    expect(await audits.findPrevious('dora', 'site.example', 'quick', quick.id)).to.equal(null);
    expect(await audits.findPrevious('eve', 'site.example', 'complete', now.id)).to.equal(null);
  });

  it('tells the history of a site up to an audit: of its kind and its user, oldest first', async () => {
    const at = (day: number, overrides: Partial<AuditRecord> = {}) =>
      audit({ user_id: 'fay', overall_score: day, created_at: `2026-04-0${day}T00:00:00.000Z`, ...overrides });
    const [first, second, third] = [at(1), at(2), at(3)];
    const others = [at(2, { audit_type: 'quick' }), at(2, { site: 'other.example' }), at(2, { user_id: 'gus' })];
    for (const given of [second, third, first, ...others]) await audits.record(given);
    const tell = (of: AuditRecord) => audits.listHistory(of).then((history) => history.map(({ audit_id }) => audit_id));
    expect(await tell(second)).to.deep.equal([first.id, second.id]);
    expect(await tell(third)).to.deep.equal([first.id, second.id, third.id]);
    expect((await audits.listHistory(first))[0]).to.deep.equal({
      audit_id: first.id,
      overall_score: 1,
      created_at: '2026-04-01T00:00:00.000Z',
    });
  });

  it('tells no more than two years of monthly audits', async () => {
    const many = Array.from({ length: 30 }, (_, day) =>
      audit({ user_id: 'hal', created_at: new Date(Date.UTC(2026, 0, day + 1)).toISOString() }),
    );
    for (const given of many) await audits.record(given);
    const history = await audits.listHistory(many[29] ?? audit());
    expect(history.map(({ audit_id }) => audit_id)).to.deep.equal(many.slice(6).map(({ id }) => id));
  });
});
