import { expect } from 'chai';
import { applyGroups } from '../../../api/workspaces/apply-groups.js';
import { createFindLimits } from '../../../api/workspaces/find-limits.js';
import type { Role } from '../../../domain/workspaces/role.js';
import { MAX_MEMBERS } from '../../../domain/workspaces/workspace.js';
import { startStore, type TestStore } from '../../support/store.js';

const NO_FILTER = { actor_id: null, action: null, outcome: null, from: null, until: null };
const NOW = new Date('2026-06-01T08:00:00.000Z');
const rights = (role: Role) => ({ role, can_send: false, sites: [] });

describe('[I] applyGroups', () => {
  let running: TestStore;
  const warnings: string[] = [];
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  beforeEach(() => void warnings.splice(0));

  /** Olga's. */
  async function makeWorkspace(id: string): Promise<string> {
    const { workspaces, memberships } = running.store;
    await memberships.put(id, 'olga', rights('owner'), NOW);
    await workspaces.create(id, 'Team', 'olga', NOW);
    return id;
  }
  const apply = (workspace_id: string, role: Role | null, user: string, groups: string[] | null) =>
    applyGroups(
      {
        ...running.store,
        findLimits: createFindLimits({}),
        logger: { warn: (_facts: object, text: string) => void warnings.push(text) },
      },
      role === null ? [] : [{ group: 'seo', workspace_id, ...rights(role) }],
      { id: user, groups },
      'request-1',
    );
  const roles = async (id: string) =>
    (await running.store.memberships.listOfWorkspace(id)).map(({ user_id, role, source }) =>
      [user_id, role, source].join(' '),
    );

  it('adds, changes and removes a member as the groups say, each once in the log', async () => {
    const id = await makeWorkspace('ws_1');
    const olga = 'olga owner manual';
    for (let time = 0; time < 2; time++) await apply(id, 'editor', 'sam', ['seo', 'other']);
    expect(await roles(id)).to.deep.equal([olga, 'sam editor groups']);
    await apply(id, 'viewer', 'sam', ['seo']);
    expect(await roles(id)).to.deep.equal([olga, 'sam viewer groups']);
    await apply(id, 'viewer', 'sam', null);
    expect(await roles(id), 'a token that says nothing').to.deep.equal([olga, 'sam viewer groups']);
    for (let time = 0; time < 2; time++) await apply(id, 'viewer', 'sam', []);
    expect(await roles(id)).to.deep.equal([olga]);
    const log = await running.store.auditLog.list(id, NO_FILTER, 10, null);
    expect(log.items.reverse().map(({ actor_id, action, target }) => [actor_id, action, target['role']])).to.deep.equal(
      [
        ['sam', 'applyGroups', 'editor'],
        ['sam', 'applyGroups', 'viewer'],
        ['sam', 'applyGroups', undefined],
      ],
    );
  });

  it('removes members by groups when no group is mapped any longer', async () => {
    const id = await makeWorkspace('ws_2');
    await apply(id, 'editor', 'sam', ['seo']);
    await apply(id, null, 'sam', ['seo']);
    expect(await roles(id)).to.deep.equal(['olga owner manual']);
  });

  it('makes owners and takes the role back, but never from the last one', async () => {
    const id = await makeWorkspace('ws_3');
    const { workspaces, memberships } = running.store;
    await apply(id, 'owner', 'sam', ['seo']);
    await apply(id, 'owner', 'sam', []);
    expect(await roles(id)).to.deep.equal(['olga owner manual']);
    await apply(id, 'owner', 'sam', ['seo']);
    expect(await workspaces.removeOwner(id, 'olga')).to.equal(true);
    await memberships.remove(id, 'olga');
    for (const role of ['owner', 'viewer'] as const) {
      await apply(id, role, 'sam', role === 'owner' ? [] : ['seo']);
      expect(await roles(id)).to.deep.equal(['sam owner groups']);
    }
    expect(warnings).to.have.length(2);
    expect(warnings[0]).to.contain('last owner');
  });

  it('lets no one into a workspace that is full or not there, and says so', async () => {
    await apply('ws_none', 'editor', 'tom', ['seo']);
    const id = await makeWorkspace('ws_4');
    await running.connection.collection('memberships').insertMany(
      Array.from({ length: MAX_MEMBERS - 1 }, (_, at) => ({
        workspace_id: id,
        user_id: `m${at}`,
        ...rights('viewer'),
      })),
    );
    await apply(id, 'editor', 'tom', ['seo']);
    expect(await running.store.memberships.find(id, 'tom')).to.equal(null);
    expect(warnings.map((text) => /not there|as many members/.test(text))).to.deep.equal([true, true]);
  });
});
