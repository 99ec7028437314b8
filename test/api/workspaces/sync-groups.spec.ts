import { expect } from 'chai';
import type { Request, Response } from 'express';
import { openContext } from '../../../api/http/requests/request-context.js';
import { createFindLimits } from '../../../api/workspaces/find-limits.js';
import { createSyncGroups } from '../../../api/workspaces/sync-groups.js';
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

  it('are applied once in half a minute, and at once when they change', async () => {
    const warnings: string[] = [];
    let now = 0;
    const logger = { warn: (_facts: object, text: string) => void warnings.push(text) };
    const mapping = { group: 'seo', workspace_id: 'ws_gone', role: 'editor' as const, can_send: false, sites: [] };
    const sync = createSyncGroups({ ...running.store, logger, findLimits: createFindLimits({}) }, [mapping], () => now);
    const ask = async (atMs: number, groups: string[]) => {
      now = atMs;
      const req = {} as Request;
      const context = openContext(req, `request-${atMs}`);
      context.user = { id: 'ria', plan: 'free', verified_email: null, groups };
      context.signedInBy = 'bearer';
      await sync(req, {} as Response, () => {});
      return warnings.length;
    };
    expect([await ask(0, ['seo']), await ask(29_999, ['seo'])]).to.deep.equal([1, 1]);
    expect([await ask(30_000, ['seo']), await ask(30_001, ['seo', 'other'])]).to.deep.equal([2, 3]);
    expect(warnings[0]).to.equal('groups are mapped to a workspace that is not there');
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
