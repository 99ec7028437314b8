import { expect } from 'chai';
import { createFindLimits } from '../../../api/workspaces/find-limits.js';
import { USUAL_LIMITS } from '../../../domain/workspaces/workspace-limits.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';

describe('[U] createFindLimits', () => {
  it('has what is usual where nothing is set', () => {
    expect(createFindLimits({})('alice')).to.deep.equal(USUAL_LIMITS);
    expect(createFindLimits({})('constructor')).to.deep.equal(USUAL_LIMITS);
  });

  it('takes each limit from the workspace itself, else from what is set for all others', () => {
    const find = createFindLimits({ '*': { members: 5, sites: 3 }, ws_a: { sites: 400, running_operations: 2 } });
    expect(find('ws_a')).to.deep.equal({ members: 5, sites: 400, running_operations: 2 });
    expect(find('alice')).to.deep.equal({ members: 5, sites: 3, running_operations: null });
  });
});

describe('[I] limits of a workspace', () => {
  let running: OperationsApi;
  before(async () => {
    const limits = { '*': { members: 2, running_operations: 1 }, bob: { running_operations: 2 } };
    running = await startOperationsApi({ config: { WORKSPACE_LIMITS: limits } });
  });
  after(() => running.stop());
  const call = async (
    user: string,
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    const claims = { email: `${user}@agency.example`, email_verified: true };
    const headers = { ...(await running.as(user, 'enterprise', claims)), ...more };
    return running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  };

  it('hold for members: who would be one too many is not invited, and an open invitation is not used up', async () => {
    const { id, limits } = (await call('olga', 'POST', '/api/workspaces', { name: 'Team' })).json as {
      id: string;
      limits: object;
    };
    expect(limits).to.deep.equal({ members: 2, sites: 50, running_operations: 1 });
    const invite = (user: string) =>
      call('olga', 'POST', `/api/workspaces/${id}/invitations`, { email: `${user}@agency.example`, role: 'viewer' });
    const tokens = [];
    for (const user of ['sam', 'tom']) tokens.push(((await invite(user)).json as { token: string }).token);
    const accept = (user: string, token: string | undefined) =>
      call(user, 'POST', '/api/invitations/accept', { token });
    expect((await accept('sam', tokens[0])).status).to.equal(200);
    const refused = {
      detail:
        'This workspace may have 2 members (limit members). Remove one first, or ask the operator of this installation for more.',
    };
    for (const answer of [await accept('tom', tokens[1]), await invite('eva')])
      expect([answer.status, answer.json]).to.deep.equal([409, refused]);
    expect((await call('sam', 'POST', `/api/workspaces/${id}/leave`)).status).to.equal(204);
    expect((await accept('tom', tokens[1])).status).to.equal(200);
  });

  it('hold for unfinished operations of every kind together, repeats aside', async () => {
    const start = (user: string, path: string, key: string) =>
      call(
        user,
        'POST',
        `/api/seo/${path}`,
        { url: 'https://site.example/' },
        {
          prefer: 'respond-async',
          'idempotency-key': key,
        },
      );
    const first = await start('ada', 'on-page-analysis', 'first-key');
    expect([first.status, (await start('ada', 'on-page-analysis', 'first-key')).status]).to.deep.equal([202, 202]);
    const refused = await start('ada', 'technical-seo', 'other-key');
    expect([refused.status, (refused.json as { detail: string }).detail]).to.deep.equal([
      429,
      'This workspace may have 1 unfinished operations (limit running_operations). Wait for one to finish, or cancel one.',
    ]);
    const [operation] = (await running.store.operations.list('ada', {}, 1, null)).items;
    await endOperation(running.store, operation ?? expect.fail('not recorded'), 'completed');
    expect((await start('ada', 'technical-seo', 'other-key')).status).to.equal(202);
    const statuses = [];
    for (const key of ['key-of-bob-1', 'key-of-bob-2', 'key-of-bob-3'])
      statuses.push((await start('bob', 'on-page-analysis', key)).status);
    expect(statuses).to.deep.equal([202, 202, 429]);
  });
});
