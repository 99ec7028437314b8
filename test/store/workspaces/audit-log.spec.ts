import { expect } from 'chai';
import type { AuditLogEntry } from '../../../domain/workspaces/audit-log-entry.js';
import type { AuditLogFilter } from '../../../domain/workspaces/audit-log-filter.js';
import { startStore, type TestStore } from '../../support/store.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 5, 1, 8, 0, seconds));
const entry = (actor_id: string, seconds: number, outcome: 'allowed' | 'denied' = 'allowed') => ({
  workspace_id: 'ws_a',
  actor_id,
  action: 'createSite',
  target: {},
  outcome,
  status: outcome === 'allowed' ? 201 : 403,
  request_id: `request-${seconds}`,
  created_at: at(seconds).toISOString(),
});

const ALL = { actor_id: null, action: null, outcome: null, from: null, until: null };

describe('[I] audit log repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
    for (const each of [entry('sam', 1), entry('ada', 2), entry('sam', 3, 'denied')])
      await running.store.auditLog.append(each);
  });
  after(() => running.stop());

  it('lists newest first, page by page', async () => {
    const { auditLog } = running.store;
    const all = await auditLog.list('ws_a', ALL, 2, null);
    expect(all.items.map(({ request_id }) => request_id)).to.deep.equal(['request-3', 'request-2']);
    expect(all.items[1]).to.deep.include(entry('ada', 2));
    expect(all.next_cursor).to.not.equal(null);
    expect((await auditLog.list('ws_b', ALL, 10, null)).items).to.deep.equal([]);
  });

  it('lists and streams what a filter lets through', async () => {
    const { auditLog } = running.store;
    const cases: [Partial<AuditLogFilter>, string[]][] = [
      [{}, ['request-3', 'request-2', 'request-1']],
      [{ actor_id: 'sam' }, ['request-3', 'request-1']],
      [{ actor_id: 'sam', outcome: 'allowed' }, ['request-1']],
      [{ action: 'deleteSite' }, []],
      [{ from: at(2).toISOString() }, ['request-3', 'request-2']],
      [{ until: at(2).toISOString() }, ['request-1']],
      [{ from: at(2).toISOString(), until: at(3).toISOString() }, ['request-2']],
    ];
    for (const [narrowed, expected] of cases) {
      const filter = { ...ALL, ...narrowed };
      const listed = (await auditLog.list('ws_a', filter, 10, null)).items;
      const streamed: AuditLogEntry[] = [];
      for await (const each of auditLog.stream('ws_a', filter)) streamed.push(each);
      expect(listed.map(({ request_id }) => request_id)).to.deep.equal(expected);
      expect(streamed).to.deep.equal(listed);
    }
  });

  it('knows what was denied within the last minute', async () => {
    const { auditLog } = running.store;
    const denied = (actor: string, action: string, seconds: number) =>
      auditLog.wasJustDenied('ws_a', actor, action, at(seconds));
    expect(await denied('sam', 'createSite', 30)).to.equal(true);
    expect(await denied('sam', 'createSite', 90)).to.equal(false);
    expect(await denied('sam', 'deleteSite', 30)).to.equal(false);
    expect(await denied('ada', 'createSite', 30)).to.equal(false);
  });
});
