import { expect } from 'chai';
import { loadIssueTallies } from '../../../../api/sites/issues/load-issue-tallies.js';
import { issueTallyKey, resultKey } from '../../../../domain/operations/artifact-keys.js';
import { issueAudits } from '../../../support/samples/issue-audits.js';
import { startStore, type TestStore } from '../../../support/store.js';

const { before: older, after: newer } = issueAudits();
const POINTS = [older, newer].map(({ audit_id, generated_at }) => ({ audit_id, created_at: generated_at }));

describe('[I] tallies of issues', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
    for (const audit of [older, newer]) await running.store.artifacts.put('alice', resultKey(audit.audit_id), audit);
  });
  after(() => running.stop());

  it('read each result once, and again when the audit was judged again', async () => {
    const { artifacts } = running.store;
    const read: string[] = [];
    const get = <Value>(user: string, key: string): Promise<Value | null> => {
      read.push(key);
      return artifacts.get<Value>(user, key);
    };
    const load = async () => {
      const tallied = await loadIssueTallies({ artifacts: { ...artifacts, get } }, 'alice', [
        ...POINTS,
        { audit_id: 'c'.repeat(24), created_at: '2026-07-01T08:00:00.000Z' },
      ]);
      return tallied.map(({ tally }) => tally.checks['title/long'] ?? 0);
    };
    expect(await load()).to.deep.equal([2, 3]);
    expect(read).to.deep.equal(POINTS.map(({ audit_id }) => resultKey(audit_id)));
    expect(await load()).to.deep.equal([2, 3]);
    expect(read).to.have.length(2);
    expect(await artifacts.has('alice', issueTallyKey(newer.audit_id))).to.equal(true);
    await artifacts.put('alice', resultKey(newer.audit_id), { ...older, audit_id: newer.audit_id });
    expect(await load()).to.deep.equal([2, 2]);
    expect(read).to.have.length(3);
  });
});
