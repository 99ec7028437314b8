import { expect } from 'chai';
import { snapshotHealth } from '../../../activities/dashboard/snapshot-health.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-03T05:00:00.000Z');
const SITE = { user_id: 'alice', site: 'site.example' };

describe('[I] snapshotHealth', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function record(id: string, audit_type: 'complete' | 'quick', created_at: string, stored = true) {
    const audit = stubAudit([], [], { audit_id: id, audit_type });
    const { status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = audit;
    const line = { status, overall_score, overall_status, score_coverage, component_scores, issue_counts };
    const about = { id, audit_type, created_at, website_url: 'https://site.example/', ...SITE };
    await running.store.audits.record({ ...line, ...about });
    if (stored) await running.store.artifacts.put('alice', resultKey(id), audit);
    return audit;
  }
  const take = () => snapshotHealth({ ...running.store, now: () => NOW }, SITE);

  it('takes nothing without a complete audit', async () => {
    await record('1'.repeat(24), 'quick', '2026-06-01T08:00:00.000Z');
    expect(await take()).to.equal(null);
    expect(await running.store.siteVersions.read('alice', 'site.example')).to.equal(0);
  });

  it('takes the latest complete one, on this day, and makes what was answered old', async () => {
    await record('2'.repeat(24), 'complete', '2026-06-01T08:00:00.000Z');
    await record('3'.repeat(24), 'complete', '2026-06-02T08:00:00.000Z');
    await record('4'.repeat(24), 'quick', '2026-06-02T09:00:00.000Z');
    const snapshot = await take();
    expect(snapshot).to.include({ day: '2026-06-03', audit_id: '3'.repeat(24), site: 'site.example' });
    expect(await take()).to.deep.equal(snapshot);
    expect(await running.store.healthSnapshots.list('alice', 'site.example', '2026-01-01')).to.deep.equal([snapshot]);
    expect(await running.store.siteVersions.read('alice', 'site.example')).to.equal(2);
  });

  it('takes nothing where the result is gone', async () => {
    await record('5'.repeat(24), 'complete', '2026-06-02T10:00:00.000Z', false);
    expect(await take()).to.equal(null);
  });
});
