import { expect } from 'chai';
import { listOperations } from '../../api/http/contract/openapi-document.js';
import { GUEST_OPERATIONS } from '../../api/workspaces/guest-scope.js';
import { findPermission } from '../../api/workspaces/operation-permissions.js';
import { may } from '../../domain/workspaces/may.js';
import type { Role } from '../../domain/workspaces/role.js';
import { ID_NAMES, type Ids, ISOLATION_ROWS } from '../support/api/isolation-rows.js';
import { readContract } from '../support/contract.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { until } from '../support/until.js';

const NEVER_WAS = '00000000deadbeef00000000';
const GRANTS: Record<string, { role: Role; can_send?: boolean; sites?: string[] }> = {
  ada: { role: 'admin' },
  edi: { role: 'editor' },
  emil: { role: 'editor', can_send: true },
  vic: { role: 'viewer' },
  gus: { role: 'client_guest', sites: ['client.example'] },
};

const GUEST_OPERATIONS_BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(GUEST_OPERATIONS));

/** Operations that are about a workspace, and that a program can call. */
const operations = listOperations(readContract()).filter(({ operation }) => {
  const permission = findPermission(operation.operationId);
  return permission !== 'public' && permission !== 'self' && ISOLATION_ROWS[operation.operationId]?.access !== 'public';
});

describe('[E] every operation, by every role of a workspace', function () {
  this.timeout(120_000);
  let platform: TestPlatform;
  let workspace: string;
  before(async () => {
    platform = await startPlatform({ allow: [], env: { CHROME_PATH: '/nonexistent/chromium' } });
    workspace = (await platform.call<{ id: string }>('/api/workspaces', { user: 'olga', body: { name: 'Team' } })).body
      .id;
    for (const [user, grant] of [...Object.entries(GRANTS), ['max', { role: 'admin' }] as const])
      await join(user, grant);
    await platform.call(`/api/workspaces/${workspace}/members/max`, { user: 'olga', method: 'DELETE' });
  });
  after(() => platform?.stop());

  async function join(user: string, grant: object): Promise<void> {
    const path = `/api/workspaces/${workspace}/invitations`;
    const email = `${user}@agency.example`;
    const { body } = await platform.call<{ token: string }>(path, { user: 'olga', body: { email, ...grant } });
    const { status } = await send(user, 'POST', '/api/invitations/accept', JSON.stringify({ token: body.token }));
    expect(status, user).to.equal(200);
  }

  async function send(user: string, method: string, path: string, body?: string, type = 'application/json') {
    const claims = { email: `${user}@agency.example`, email_verified: true };
    const response = await fetch(new URL(path, platform.url), {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${await platform.identity.token({ sub: user, plan: 'enterprise', claims })}`,
        'workspace-id': workspace,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, body: await response.text() };
  }

  for (const { method, path, operation } of operations) {
    const { operationId } = operation;
    const row = ISOLATION_ROWS[operationId];
    const permission = findPermission(operationId);
    if (!row || row.access === 'public' || permission === null || permission === 'public' || permission === 'self')
      continue;
    const call = (user: string) => {
      const ids = { ...Object.fromEntries(ID_NAMES.map((name) => [name, NEVER_WAS])), workspace_id: workspace } as Ids;
      const filled = path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => (ids as Record<string, string>)[name] ?? 'none',
      );
      const given = row.access === 'resource' ? row.body?.(ids) : row.body;
      const text = given === undefined ? undefined : typeof given === 'string' ? given : JSON.stringify(given);
      return send(user, method, filled, text, row.access === 'resource' ? row.type : undefined);
    };

    it(`${operationId}: is not there for strangers and former members`, async () => {
      for (const user of ['eve', 'max'])
        expect(await call(user), user).to.deep.equal({ status: 404, body: '{"detail":"Not found"}' });
    });

    it(`${operationId}: needs ${permission}`, async () => {
      for (const [user, { role, can_send = false }] of Object.entries(GRANTS)) {
        if (may({ role, can_send }, permission)) continue;
        const { status, body } = await call(user);
        expect([status, JSON.parse(body).permission], user).to.deep.equal([403, permission]);
      }
    });

    if (
      may({ role: 'client_guest', can_send: false }, permission) &&
      GUEST_OPERATIONS_BY_NAME.get(operationId) !== 'open'
    )
      it(`${operationId}: shows a guest nothing of sites that are not named`, async () => {
        const { status, body } = await call('gus');
        if (GUEST_OPERATIONS_BY_NAME.get(operationId) === 'filtered') expect([status, body]).to.deep.equal([200, '[]']);
        else expect(status, body).to.equal(404);
      });
  }

  it('work of one member is the work of all, and of no one else', async () => {
    const site = JSON.stringify({ site_url: 'https://93.184.216.34/' });
    const { status, body } = await send('edi', 'POST', '/api/seo-dashboard/sites', site);
    expect(status, body).to.equal(201);
    const listed = (user: string) =>
      send(user, 'GET', '/api/seo-dashboard/sites').then((found) => JSON.parse(found.body));
    const [shown] = await listed('vic');
    expect([shown.user_id, shown.created_by]).to.deep.equal([workspace, 'edi']);
    expect(await listed('gus')).to.deep.equal([]);
    expect((await platform.call('/api/seo-dashboard/sites', { user: 'edi' })).body).to.deep.equal([]);
  });

  it('a site moves to the personal workspace of an owner, and is gone from the shared one', async () => {
    const site = JSON.stringify({ site_url: 'https://93.184.216.35/' });
    const { id } = JSON.parse((await send('olga', 'POST', '/api/seo-dashboard/sites', site)).body);
    const path = `/api/seo-dashboard/sites/${id}`;
    const { status, body } = await send('olga', 'POST', `${path}/move`, JSON.stringify({ workspace_id: 'olga' }));
    expect(status, body).to.equal(202);
    const operation = `/api/operations/${JSON.parse(body).id}`;
    await until('the move has ended', async () => {
      return JSON.parse((await send('olga', 'GET', operation)).body).status === 'completed';
    });
    expect((await platform.call<{ user_id: string }>(path, { user: 'olga' })).body.user_id).to.equal('olga');
    expect((await send('olga', 'GET', path)).status).to.equal(404);
    const result = JSON.parse((await send('olga', 'GET', `${operation}/result`)).body);
    expect(result).to.deep.include({ kind: 'site', id, workspace_id: 'olga' });
  });
});
