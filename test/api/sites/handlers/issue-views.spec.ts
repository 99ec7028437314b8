import { expect } from 'chai';
import { createIssueViewHandlers } from '../../../../api/sites/handlers/issue-views.js';
import { MAX_ISSUE_VIEWS } from '../../../../domain/sites/issues/issue-view.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const VIEWS = '/api/seo-dashboard/issue-views';

describe('[I] issue view handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const handlers = createIssueViewHandlers(running.store);
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });
  const call = async (method: string, path: string, body?: unknown, user = 'alice') => {
    const headers = { authorization: `Bearer ${await identity.token({ sub: user })}` };
    return api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  };

  it('save a view under a name of its own, list and delete it', async () => {
    const filters = { severity: 'critical', trend: 'new', assignee: 'me' };
    const { status, json } = await call('POST', VIEWS, { name: ' Mine ', filters });
    const { id, created_at, ...view } = json as { id: string; created_at: string };
    expect([status, view]).to.deep.equal([201, { name: 'Mine', filters }]);
    expect((await call('POST', VIEWS, { name: 'Mine', filters: {} })).status).to.equal(409);
    expect((await call('GET', VIEWS)).json).to.deep.equal([{ id, created_at, name: 'Mine', filters }]);
    expect((await call('GET', VIEWS, undefined, 'bob')).json).to.deep.equal([]);
    expect((await call('DELETE', `${VIEWS}/${id}`, undefined, 'bob')).status).to.equal(404);
    expect((await call('DELETE', `${VIEWS}/${id}`)).status).to.equal(204);
    expect((await call('DELETE', `${VIEWS}/${id}`)).status).to.equal(404);
  });

  it('refuse filters that the list does not know, and names without letters', async () => {
    for (const body of [
      { name: 'x', filters: { severity: 'awful' } },
      { name: 'x', filters: { limit: 1 } },
      { name: '   ', filters: {} },
      { name: 'x'.repeat(61), filters: {} },
      { name: 'x' },
    ])
      expect((await call('POST', VIEWS, body)).status, JSON.stringify(body)).to.equal(422);
  });

  it('keep no more than a workspace may have', async () => {
    for (let count = 0; count < MAX_ISSUE_VIEWS; count++)
      await call('POST', VIEWS, { name: `View ${count}`, filters: {} }, 'many');
    const { status, json } = await call('POST', VIEWS, { name: 'More', filters: {} }, 'many');
    expect([status, JSON.stringify(json)]).to.deep.equal([
      409,
      '{"detail":"The workspace has 30 saved views, the most it can have. Delete one first."}',
    ]);
  });
});
