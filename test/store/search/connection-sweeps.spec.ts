import { expect } from 'chai';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('[I] connection sweeps repository', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
    const users = ['a', 'b', 'c', 'd', 'e'];
    for (const [index, user_id] of users.entries()) await connect(user_id, at(index));
    await store.connections.markExpired('e', 'searchconsole', 'gone');
    await store.connections.noteSync('d', 'searchconsole', { at: NOW, error: 'away' });
  });
  after(() => running.stop());

  const connect = (user_id: string, now: Date) => {
    const tokens = { access_token: 'k0.at', refresh_token: 'k0.rt' };
    const grant = { ...tokens, expires_at: at(99).toISOString(), scopes: [] };
    return store.connections.connect({ user_id, platform: 'searchconsole' }, grant, now);
  };
  async function walk(read: (after: string | null) => Promise<{ items: { user_id: string }[]; next: string | null }>) {
    const users: string[][] = [];
    let after: string | null = null;
    do {
      const page = await read(after);
      users.push(page.items.map(({ user_id }) => user_id));
      after = page.next;
    } while (after !== null);
    return users;
  }

  it('finds living grants that were not used since then, page by page', async () => {
    const { connectionSweeps } = store;
    expect(await walk((after) => connectionSweeps.unusedSince(at(9), after, 2))).to.deep.equal([
      ['a', 'b'],
      ['c', 'd'],
      [],
    ]);
    expect(await walk((after) => connectionSweeps.unusedSince(at(1), after, 2))).to.deep.equal([['a']]);
    expect((await connectionSweeps.unusedSince(at(1), null, 9)).items).to.deep.equal([
      { user_id: 'a', platform: 'searchconsole', version: 1 },
    ]);
  });
});
