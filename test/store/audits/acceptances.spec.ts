import { expect } from 'chai';
import { MAX_ACCEPTANCES } from '../../../domain/seo/acceptance/acceptance.js';
import { acceptanceModel } from '../../../store/audits/acceptance-model.js';
import type { Store } from '../../../store/index.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';
import { startStore, type TestStore } from '../../support/store.js';

const { id: _id, ...GIVEN } = stubAcceptance({ until: '2026-12-31' });
const evidence = {
  audit_id: '1'.repeat(24),
  audit_kind: 'complete',
  prints: { '0a1b2c3d1k': 'high' as const },
  pages: 4,
  checks: { 'title/long': { findings: 2, severity: 'low' as const } },
};

describe('[I] acceptances repository', () => {
  let running: TestStore;
  let acceptances: Store['acceptances'];
  before(async () => {
    running = await startStore();
    acceptances = running.store.acceptances;
  });
  after(() => running.stop());
  const insert = async (site: string, given: Partial<typeof GIVEN> = {}, user = 'alice') => {
    const made = await acceptances.insert(user, site, { ...GIVEN, ...given });
    if (typeof made === 'string') throw new Error(made);
    return made;
  };

  it('gives back what was inserted, by user and site, oldest first', async () => {
    const later = await insert('one.example', { check: 'h1/missing', accepted_at: '2026-05-02T08:00:00.000Z' });
    const made = await insert('one.example', { evidence });
    expect(made).to.deep.equal({ ...GIVEN, evidence, id: made.id, site: 'one.example', last_audit: null });
    expect(await acceptances.find('alice', made.id)).to.deep.equal(made);
    expect(await acceptances.list('alice', 'one.example')).to.deep.equal([made, later]);
    expect(await acceptances.list('alice', 'two.example')).to.deep.equal([]);
    expect(await acceptances.list('bob', 'one.example')).to.deep.equal([]);
    expect(await acceptances.find('bob', made.id)).to.equal(null);
    expect(await acceptances.remove('bob', made.id)).to.equal(false);
    expect(await acceptances.remove('alice', made.id)).to.equal(true);
    expect(await acceptances.find('alice', made.id)).to.equal(null);
  });

  it('keeps one of each scope, also of two that come at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => acceptances.insert('alice', 'twice.example', { ...GIVEN, url: 'https://twice.example/' })),
    );
    expect(both.filter((made) => made === 'known')).to.have.length(1);
    await insert('twice.example', { url_pattern: 'https://twice.example/' });
    await insert('twice.example', { url: 'https://twice.example/' }, 'bob');
  });

  it('notes evidence once, and the newest audit each time', async () => {
    const { id } = await insert('noted.example');
    await acceptances.noteEvidence('bob', id, evidence);
    expect((await acceptances.find('alice', id))?.evidence).to.equal(null);
    await acceptances.noteEvidence('alice', id, evidence);
    await acceptances.noteEvidence('alice', id, { ...evidence, pages: 9 });
    expect((await acceptances.find('alice', id))?.evidence).to.deep.equal(evidence);
    for (const findings of [3, 1])
      await acceptances.noteAudit('alice', id, { audit_id: '2'.repeat(24), findings, returned: 1 });
    const noted = await acceptances.find('alice', id);
    expect(noted?.last_audit).to.deep.equal({ audit_id: '2'.repeat(24), findings: 1, returned: 1 });
  });

  it('takes as many as a site may have', async () => {
    const place = { user_id: 'alice', site: 'full.example', reason: 'x', accepted_by: 'y', accepted_at: new Date() };
    const many = Array.from({ length: MAX_ACCEPTANCES }, (_, at) => ({ ...place, check: `title/${at}` }));
    await acceptanceModel(running.connection).insertMany(many);
    expect(await acceptances.insert('alice', 'full.example', GIVEN)).to.equal('full');
  });
});
