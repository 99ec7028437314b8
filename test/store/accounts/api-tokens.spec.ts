import { expect } from 'chai';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-01T08:10:00.000Z');
const EXPIRES = new Date('2099-06-01T08:00:00.000Z');

describe('[I] API tokens repository', () => {
  let running: TestStore;
  let apiTokens: Store['apiTokens'];
  before(async () => {
    running = await startStore();
    apiTokens = running.store.apiTokens;
  });
  after(() => running.stop());

  const make = (user_id: string, token_hash: string, overrides: { workspace_id?: string; expires_at?: Date } = {}) =>
    apiTokens.insert(
      {
        user_id,
        workspace_id: user_id,
        name: 'Deploy',
        access: 'role',
        plan: 'premium',
        token_hash,
        last_four: 'abcd',
        expires_at: EXPIRES,
        ...overrides,
      },
      NOW,
    );

  it('finds one by its hash, until it expires', async () => {
    const made = await make('alice', 'h1');
    expect(await apiTokens.findByHash('h1', NOW)).to.deep.equal({ ...made, plan: 'premium' });
    expect(await apiTokens.findByHash('h1', EXPIRES)).to.equal(null);
    expect(await apiTokens.findByHash('H1', NOW)).to.equal(null);
  });

  it('gives back neither the hash nor the token in lists', async () => {
    await make('bea', 'h2');
    const [listed] = await apiTokens.list('bea', 'bea');
    expect(JSON.stringify(listed)).to.not.contain('h2');
    expect(listed).to.not.have.property('plan');
  });

  it('lists and revokes those of one person in one workspace alone', async () => {
    const { id } = await make('carl', 'h3', { workspace_id: 'ws_1' });
    expect(await apiTokens.list('carl', 'carl')).to.deep.equal([]);
    for (const [user, workspace, other] of [
      ['dora', 'ws_1', id],
      ['carl', 'carl', id],
      ['carl', 'ws_1', 'none'],
    ] as const)
      expect(await apiTokens.remove(user, workspace, other)).to.equal(false);
    expect(await apiTokens.count('carl', NOW)).to.equal(1);
    expect(await apiTokens.remove('carl', 'ws_1', id)).to.equal(true);
    expect(await apiTokens.findByHash('h3', NOW)).to.equal(null);
  });

  it('notes a use once in a while', async () => {
    const { id } = await make('emil', 'h4');
    const used = async () => (await apiTokens.findByHash('h4', NOW))?.last_used_at;
    await apiTokens.noteUse(id, NOW, NOW);
    expect(await used()).to.equal(NOW.toISOString());
    await apiTokens.noteUse(id, LATER, NOW);
    expect(await used()).to.equal(NOW.toISOString());
    await apiTokens.noteUse(id, LATER, LATER);
    expect(await used()).to.equal(LATER.toISOString());
  });

  it('ends with the membership, and with the account', async () => {
    const grant = { role: 'viewer', can_send: false, sites: [] } as const;
    for (const user of ['fay', 'gus']) {
      await running.store.memberships.put('ws_2', user, { ...grant, sites: [] }, NOW);
      await make(user, `in-ws-${user}`, { workspace_id: 'ws_2' });
    }
    await make('fay', 'own-fay');
    await running.store.memberships.remove('ws_2', 'fay');
    expect(await apiTokens.findByHash('in-ws-fay', NOW)).to.equal(null);
    expect(await apiTokens.findByHash('in-ws-gus', NOW)).to.not.equal(null);
    expect(await apiTokens.findByHash('own-fay', NOW)).to.not.equal(null);
    await running.store.userErasures.erase('fay');
    expect(await apiTokens.findByHash('own-fay', NOW)).to.equal(null);
    await running.store.userErasures.erase('ws_2');
    expect(await apiTokens.findByHash('in-ws-gus', NOW)).to.equal(null);
  });
});
