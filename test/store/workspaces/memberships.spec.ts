import { expect } from 'chai';
import { MAX_MEMBERS } from '../../../domain/workspaces/workspace.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const VIEWER = { role: 'viewer' as const, can_send: false, sites: [] };

describe('[I] memberships repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('adds a member once, and gives other rights to one who is there', async () => {
    const { memberships } = running.store;
    await memberships.put('ws_a', 'sam', VIEWER, NOW);
    const editor = { role: 'editor' as const, can_send: true, sites: [] };
    const changed = await memberships.put('ws_a', 'sam', editor, LATER);
    expect(changed).to.deep.equal({
      workspace_id: 'ws_a',
      user_id: 'sam',
      ...editor,
      source: 'manual',
      without_groups: null,
      created_at: NOW.toISOString(),
    });
    expect(await memberships.listOfWorkspace('ws_a')).to.deep.equal([changed]);
    await memberships.put('ws_b', 'sam', VIEWER, LATER);
    expect((await memberships.listOfUser('sam')).map((each) => each.workspace_id)).to.deep.equal(['ws_a', 'ws_b']);
    expect([await memberships.remove('ws_a', 'sam'), await memberships.remove('ws_a', 'sam')]).to.deep.equal([
      true,
      false,
    ]);
    expect(await memberships.find('ws_a', 'sam')).to.equal(null);
  });

  it('keeps what a member by groups is without them, until the membership is given manually', async () => {
    const { memberships } = running.store;
    const admin = { role: 'admin' as const, can_send: false, sites: [] };
    const raised = await memberships.putByGroups('ws_g', 'sam', admin, VIEWER, NOW);
    expect(raised).to.deep.include({ ...admin, source: 'groups', without_groups: VIEWER });
    expect(await memberships.find('ws_g', 'sam')).to.deep.equal(raised);
    expect(await memberships.put('ws_g', 'sam', VIEWER, LATER)).to.deep.include({
      ...VIEWER,
      source: 'manual',
      without_groups: null,
    });
    await memberships.remove('ws_g', 'sam');
  });

  it('goes with the account of a person, and with the workspace', async () => {
    const { memberships, userErasures } = running.store;
    await memberships.put('ws_c', 'eva', VIEWER, NOW);
    await memberships.put('ws_c', 'tom', VIEWER, NOW);
    await userErasures.erase('eva');
    expect((await memberships.listOfWorkspace('ws_c')).map(({ user_id }) => user_id)).to.deep.equal(['tom']);
    await userErasures.erase('ws_c');
    expect(await memberships.listOfUser('tom')).to.deep.equal([]);
  });

  it('takes no more members than a workspace may have', async () => {
    const { memberships } = running.store;
    for (let count = 0; count < MAX_MEMBERS; count++) await memberships.put('ws_full', `user${count}`, VIEWER, NOW);
    expect(await memberships.put('ws_full', 'one-more', VIEWER, NOW)).to.equal(null);
    expect(await memberships.put('ws_full', 'user0', VIEWER, NOW)).to.not.equal(null);
  });
});
