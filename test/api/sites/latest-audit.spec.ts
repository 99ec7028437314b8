import { expect } from 'chai';
import { findLatestAudit } from '../../../api/sites/latest-audit.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] findLatestAudit', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  const find = async (user: string) => (await findLatestAudit(running.store, user, 'site.example'))?.id ?? null;

  async function record(user_id: string, digit: string, audit_type: 'complete' | 'quick', day: number) {
    const { status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = stubAudit([]);
    const line = { status, overall_score, overall_status, score_coverage, component_scores, issue_counts };
    const created_at = `2026-06-0${day}T08:00:00.000Z`;
    const about = { id: digit.repeat(24), user_id, site: 'site.example', website_url: 'https://site.example/' };
    await running.store.audits.record({ ...line, ...about, audit_type, created_at });
  }

  it('is the latest complete one, however many quick ones came after it', async () => {
    await record('alice', '1', 'complete', 1);
    await record('alice', '2', 'complete', 2);
    await record('alice', '3', 'quick', 3);
    expect(await find('alice')).to.equal('2'.repeat(24));
  });

  it('is the latest quick one before the first complete one, and null before the first', async () => {
    await record('bob', '4', 'quick', 1);
    await record('bob', '5', 'quick', 2);
    expect(await find('bob')).to.equal('5'.repeat(24));
    expect(await find('carol')).to.equal(null);
  });
});
