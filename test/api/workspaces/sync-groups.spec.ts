import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';

const TEAM = 'ws_65f0c0ffee65f0c0ffee65f0';
const PATH = `/api/workspaces/${TEAM}`;

describe('[I] groups of bearer tokens', () => {
  let running: OperationsApi;
  before(async () => {
    const mapping = { group: 'seo', workspace_id: TEAM, role: 'editor' as const, can_send: true, sites: [] };
    running = await startOperationsApi({ config: { GROUPS_CLAIM: 'roles', GROUP_MAPPINGS: [mapping] } });
    const owner = { role: 'owner' as const, can_send: false, sites: [] };
    await running.store.memberships.put(TEAM, 'olga', owner, new Date());
    await running.store.workspaces.create(TEAM, 'Team', 'olga', new Date());
  });
  after(() => running.stop());
  const call = async (user: string, method: string, path: string, claims: object, body?: unknown) => {
    const headers = await running.as(user, 'enterprise', { ...claims });
    return running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  };

  it('let a person in with the first request, and out with the first one without the group', async () => {
    expect((await call('sam', 'GET', PATH, { groups: ['seo'] })).status, 'another claim').to.equal(404);
    expect((await call('sam', 'GET', PATH, { roles: ['seo'] })).json).to.include({ role: 'editor', can_send: true });
    expect((await call('sam', 'GET', PATH, {})).status, 'a token that does not say').to.equal(200);
    const refused = await call('sam', 'DELETE', `${PATH}/members/olga`, { roles: ['seo'] });
    expect([refused.status, (refused.json as { permission: string }).permission]).to.deep.equal([
      403,
      'manage_members',
    ]);
    expect((await call('sam', 'GET', PATH, { roles: [] })).status).to.equal(404);
    expect((await call('sam', 'GET', PATH, {})).status).to.equal(404);
  });

  it('let a person in once whose first requests come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('una', 'GET', PATH, { roles: ['seo'] })));
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(8).fill(200));
    expect(await running.store.memberships.listOfUser('una')).to.have.length(1);
    await call('una', 'GET', PATH, { roles: [] });
  });

  it('are shown as the source of a membership, which is changed at the provider alone', async () => {
    await call('tom', 'GET', PATH, { roles: ['seo'] });
    const members = (await call('olga', 'GET', `${PATH}/members`, {})).json as Record<string, unknown>[];
    expect(members.map(({ user_id, source }) => [user_id, source])).to.deep.equal([
      ['olga', 'manual'],
      ['tom', 'groups'],
    ]);
    for (const answer of [
      await call('olga', 'PATCH', `${PATH}/members/tom`, {}, { role: 'viewer' }),
      await call('olga', 'DELETE', `${PATH}/members/tom`, {}),
      await call('tom', 'POST', `${PATH}/leave`, { roles: ['seo'] }),
    ])
      expect([answer.status, answer.text]).to.satisfy(
        ([status, text]: [number, string]) => status === 409 && text.includes('group of the identity provider'),
      );
  });
});
