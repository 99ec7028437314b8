import { expect } from 'chai';
import { MOST_API_TOKENS } from '../../../../domain/accounts/api-token.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

interface Created {
  id: string;
  token: string;
  last_four: string;
  expires_at: string;
  created_at: string;
  access: string;
  workspace_id: string;
}

describe('[I] API token handlers', () => {
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
  });
  after(() => running.stop());

  async function call(
    method: string,
    path: string,
    { user = 'alice', ...more }: { user?: string; body?: object; headers?: object } = {},
  ) {
    const headers = { ...(await running.as(user)), ...more.headers };
    return running.api.call(method, path, { ...more, headers });
  }
  async function create(body: object, user = 'alice', headers = {}) {
    const answer = await call('POST', '/api/tokens', { body, user, headers });
    return { ...answer, json: answer.json as Created };
  }

  it('shows a new token once, with its role and 90 days unless told otherwise', async () => {
    const { status, json } = await create({ name: '  Deploy  ' });
    expect(status).to.equal(201);
    expect(json).to.include({ access: 'role', workspace_id: 'alice', name: 'Deploy', last_four: json.token.slice(-4) });
    expect(Date.parse(json.expires_at) - Date.parse(json.created_at)).to.equal(90 * 86_400_000);
    const listed = await call('GET', '/api/tokens');
    expect(listed.text).to.contain(json.id).and.not.contain(json.token);
    const own = await running.api.call('GET', '/api/tokens', { headers: { authorization: `Bearer ${json.token}` } });
    expect(own.status).to.equal(200);
  });

  it('takes read-only and up to a year', async () => {
    const { json } = await create({ name: 'Reports', access: 'read_only', expires_in_days: 365 });
    expect(json.access).to.equal('read_only');
    for (const wrong of [
      { name: ' ' },
      { name: '' },
      {},
      { name: 'x'.repeat(101) },
      { name: 'x', expires_in_days: 366 },
      { name: 'x', expires_in_days: 0 },
      { name: 'x', expires_in_days: 1.5 },
      { name: 'x', access: 'owner' },
      { name: 'x', user_id: 'bob' },
    ])
      expect([wrong, (await create(wrong)).status]).to.deep.equal([wrong, 422]);
  });

  it('answers a repeat under the same key with the same token, which no record holds in clear', async () => {
    const key = { 'idempotency-key': 'a-token-for-deploys' };
    const [first, second] = [await create({ name: 'Once' }, 'ida', key), await create({ name: 'Once' }, 'ida', key)];
    expect(second.json.token).to.equal(first.json.token);
    expect(await running.store.apiTokens.list('ida', 'ida')).to.have.length(1);
    const kept = await running.connection.db?.collection('idempotency_keys').find({ user_id: 'ida' }).toArray();
    expect(JSON.stringify(kept)).to.not.contain(first.json.token);
  });

  it('revokes its own, and hides those of others', async () => {
    const { json } = await create({ name: 'Gone' });
    expect((await call('DELETE', `/api/tokens/${json.id}`, { user: 'bob' })).status).to.equal(404);
    expect((await call('GET', '/api/tokens', { user: 'bob' })).json).to.deep.equal([]);
    expect((await call('DELETE', `/api/tokens/${json.id}`)).status).to.equal(204);
    expect((await call('DELETE', `/api/tokens/${json.id}`)).status).to.equal(404);
    const used = await running.api.call('GET', '/api/tokens', { headers: { authorization: `Bearer ${json.token}` } });
    expect(used.status).to.equal(401);
  });

  it('is in the audit log of a shared workspace', async () => {
    const made = await call('POST', '/api/workspaces', { body: { name: 'Studio' }, user: 'olga' });
    const workspace = (made.json as { id: string }).id;
    const { json } = await create({ name: 'Deploy' }, 'olga', { 'workspace-id': workspace });
    const revoked = await call('DELETE', `/api/tokens/${json.id}`, {
      user: 'olga',
      headers: { 'workspace-id': workspace },
    });
    expect(revoked.status).to.equal(204);
    const log = await call('GET', `/api/workspaces/${workspace}/audit-log`, { user: 'olga' });
    expect((log.json as { action: string }[]).map(({ action }) => action)).to.include.members([
      'createApiToken',
      'revokeApiToken',
    ]);
    expect(log.text).to.not.contain(json.token);
  });

  it('refuses more than a person may have', async () => {
    for (let count = 0; count < MOST_API_TOKENS; count += 1)
      await running.store.apiTokens.insert(
        {
          user_id: 'mia',
          workspace_id: 'mia',
          name: 'x',
          access: 'role',
          plan: 'free',
          token_hash: `hash-${count}`,
          last_four: 'abcd',
          expires_at: new Date(Date.now() + 86_400_000),
        },
        new Date(),
      );
    const { status, json } = await create({ name: 'One more' }, 'mia');
    expect([status, json]).to.deep.equal([409, { detail: 'You have 50 tokens, which is the most. Revoke one first.' }]);
  });
});
