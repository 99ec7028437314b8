import { expect } from 'chai';
import { MAX_OWNED_WORKSPACES } from '../../../domain/workspaces/workspace.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] workspaces repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('makes one personal workspace, however many processes see the user first', async () => {
    const { workspaces } = running.store;
    const made = await Promise.all(Array.from({ length: 8 }, () => workspaces.ensurePersonal('alice', NOW)));
    expect(new Set(made.map((each) => JSON.stringify(each))).size).to.equal(1);
    expect(made[0]).to.deep.equal({ id: 'alice', kind: 'personal', name: 'Personal', created_at: NOW.toISOString() });
  });

  it('keeps an owner when two remove each other at once, a hundred times', async function () {
    this.timeout(60_000);
    const { workspaces } = running.store;
    for (let round = 0; round < 100; round++) {
      const id = `ws_round${round}`;
      await workspaces.create(id, 'Team', `left${round}`, NOW);
      await workspaces.addOwner(id, `right${round}`);
      const removed = await Promise.all([
        workspaces.removeOwner(id, `left${round}`),
        workspaces.removeOwner(id, `right${round}`),
      ]);
      expect(removed.filter(Boolean), String(round)).to.have.length(1);
    }
  });

  it('takes out no one twice, and knows who would leave a workspace without an owner', async () => {
    const { workspaces } = running.store;
    await workspaces.create('ws_a', 'A', 'olga', NOW);
    await workspaces.create('ws_b', 'B', 'olga', NOW);
    await workspaces.addOwner('ws_b', 'pia');
    expect((await workspaces.listSoleOwned('olga')).map(({ id }) => id)).to.deep.equal(['ws_a']);
    expect(await workspaces.removeOwner('ws_a', 'olga')).to.equal(false);
    expect([await workspaces.removeOwner('ws_b', 'olga'), await workspaces.removeOwner('ws_b', 'olga')]).to.deep.equal([
      true,
      true,
    ]);
  });

  it('makes no more than one may own', async () => {
    const { workspaces } = running.store;
    for (let made = 0; made < MAX_OWNED_WORKSPACES; made++)
      expect(await workspaces.create(`ws_many${made}`, 'Team', 'mona', NOW)).to.not.equal(null);
    expect(await workspaces.create('ws_over', 'Team', 'mona', NOW)).to.equal(null);
  });
});
