import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { createApiToken } from '../../../../api/http/auth/api-tokens.js';
import type { ApiToken } from '../../../../domain/accounts/api-token.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

const DAY_MS = 86_400_000;

describe('[I] requests with an API token', () => {
  let running: OperationsApi;
  let workspace: string;
  before(async () => {
    running = await startOperationsApi();
    const owner = await running.as('olga');
    const made = await running.api.call('POST', '/api/workspaces', { headers: owner, body: { name: 'Studio' } });
    workspace = (made.json as { id: string }).id;
    const grant = { can_send: false, sites: [] };
    await running.store.memberships.put(workspace, 'alice', { role: 'viewer', ...grant }, new Date());
  });
  after(() => running.stop());

  async function make(overrides: Partial<Pick<ApiToken, 'workspace_id' | 'access'>> & { expires_at?: Date } = {}) {
    const { token, ...stored } = createApiToken();
    const { id } = await running.store.apiTokens.insert(
      {
        user_id: 'alice',
        workspace_id: 'alice',
        name: 'Deploy',
        access: 'role',
        plan: 'premium',
        expires_at: new Date(Date.now() + DAY_MS),
        ...stored,
        ...overrides,
      },
      new Date(),
    );
    return { token, id };
  }
  const call = (method: string, path: string, token: string, more: { headers?: object; body?: object } = {}) =>
    running.api.call(method, path, {
      ...more,
      headers: { authorization: `Bearer ${token}`, ...more.headers },
    });
  const audit = { website_url: 'https://site.example/' };

  it('is 256 random bits, of which the hash alone is stored', async () => {
    const [first, second] = [createApiToken(), createApiToken()];
    expect(first.token).to.match(/^lw_[\w-]{43}$/);
    expect(first.token).to.not.equal(second.token);
    expect(first.token_hash).to.equal(createHash('sha256').update(first.token).digest('hex'));
    expect(first.last_four).to.equal(first.token.slice(-4));
  });

  it('are those of its user, in its workspace', async () => {
    const { token } = await make();
    expect(
      (
        await call('POST', '/api/seo/enterprise/quick-audit', token, {
          body: audit,
          headers: { prefer: 'respond-async' },
        })
      ).status,
    ).to.equal(202);
    const listed = await call('GET', '/api/operations', token);
    expect([listed.status, (listed.json as unknown[]).length]).to.deep.equal([200, 1]);
    const [operation] = (await running.store.operations.list('alice', {}, 5, null)).items;
    expect(operation?.created_by).to.equal('alice');
  });

  it('count with the others of its user', async () => {
    const { token } = await make();
    const first = await call('GET', '/api/operations', token);
    const second = await running.api.call('GET', '/api/operations', { headers: await running.as('alice') });
    const left = (answer: typeof first) => Number(answer.headers['ratelimit-remaining']);
    expect(left(second)).to.equal(left(first) - 1);
  });

  it('are refused alike when it is wrong, revoked or expired', async () => {
    const { token: expired } = await make({ expires_at: new Date(Date.now() - 1000) });
    const { token: revoked, id } = await make();
    expect((await call('GET', '/api/operations', revoked)).status).to.equal(200);
    await running.store.apiTokens.remove('alice', 'alice', id);
    const { token } = await make();
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [expired, revoked, changed, 'lw_', `${token}A`, token.toUpperCase(), `lw_${'A'.repeat(43)}`]) {
      const { status, json, headers } = await call('GET', '/api/operations', wrong);
      expect([wrong, status, json]).to.deep.equal([wrong, 401, { detail: 'Invalid or expired token' }]);
      expect(headers['www-authenticate']).to.equal('Bearer');
    }
    expect((await call('GET', '/api/operations', createHash('sha256').update(token).digest('hex'))).status).to.equal(
      401,
    );
  });

  it('open no other workspace of its user', async () => {
    const { token } = await make();
    const elsewhere = { headers: { 'workspace-id': workspace } };
    expect((await call('GET', '/api/operations', token, elsewhere)).status).to.equal(404);
    expect((await call('GET', `/api/workspaces/${workspace}`, token)).status).to.equal(404);
    const { token: shared } = await make({ workspace_id: workspace });
    expect((await call('GET', `/api/workspaces/${workspace}`, shared)).status).to.equal(200);
    expect((await call('GET', '/api/operations', shared, { headers: { 'workspace-id': 'alice' } })).status).to.equal(
      404,
    );
  });

  it('may what the role allows at the time, and nothing once the membership has ended', async () => {
    const { token } = await make({ workspace_id: workspace });
    const start = () =>
      call('POST', '/api/seo/enterprise/quick-audit', token, { body: audit, headers: { prefer: 'respond-async' } });
    expect((await start()).status).to.equal(403);
    const grant = { can_send: false, sites: [] };
    await running.store.memberships.put(workspace, 'alice', { role: 'editor', ...grant }, new Date());
    expect((await start()).status).to.equal(202);
    await running.store.memberships.remove(workspace, 'alice');
    expect((await start()).status).to.equal(401);
    await running.store.memberships.put(workspace, 'alice', { role: 'viewer', ...grant }, new Date());
  });

  it('write nothing when it is read-only', async () => {
    const { token } = await make({ access: 'read_only' });
    expect((await call('GET', '/api/operations', token)).status).to.equal(200);
    const refused = await call('POST', '/api/seo/enterprise/quick-audit', token, {
      body: audit,
      headers: { prefer: 'respond-async' },
    });
    expect([refused.status, refused.json]).to.deep.equal([
      403,
      { detail: 'This API token is read-only. Create one with your role at /app/tokens.' },
    ]);
  });

  it('neither reach the account nor make tokens', async () => {
    const { token, id } = await make();
    for (const [method, path, body] of [
      ['DELETE', '/api/account', undefined],
      ['POST', '/api/workspaces', { name: 'Mine' }],
      ['POST', '/api/tokens', { name: 'Another' }],
      ['DELETE', `/api/tokens/${id}`, undefined],
    ] as const)
      expect([path, (await call(method, path, token, { ...(body && { body }) })).status]).to.deep.equal([path, 403]);
    expect((await call('GET', '/api/tokens', token)).status).to.equal(200);
  });

  it('note its use, at most once in five minutes', async () => {
    const { token, id } = await make();
    const used = async () => (await running.store.apiTokens.list('alice', 'alice')).find((each) => each.id === id);
    expect((await used())?.last_used_at).to.equal(null);
    await call('GET', '/api/operations', token);
    const first = (await used())?.last_used_at;
    expect(first).to.be.a('string');
    await call('GET', '/api/operations', token);
    expect((await used())?.last_used_at).to.equal(first);
  });
});
