import { expect } from 'chai';
import { listOperations, parseOpenApiDocument, readOpenApiText } from '../../api/openapi-document.js';
import { sitePages } from '../support/crawl-deps.js';
import { type LoopbackServer, startHttpServer } from '../support/loopback-server.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';

/** How each operation answers somebody without rights. A new operation without a row fails the first test. */
type Row =
  /** Anybody may call it. */
  | { access: 'public'; status: number }
  /** 401 without a valid token; for signed-in users there is nothing of others to reach. */
  | { access: 'own'; body?: object }
  /** Names a resource: 404 for everybody but its owner, exactly as for an id that never was. */
  | { access: 'resource' };

const ROWS: Record<string, Row> = {
  getLiveness: { access: 'public', status: 200 },
  getReadiness: { access: 'public', status: 200 },
  getDashboardHealth: { access: 'public', status: 200 },
  getOpenApiJson: { access: 'public', status: 200 },
  getOpenApiYaml: { access: 'public', status: 200 },
  getDocs: { access: 'public', status: 200 },
  startLogin: { access: 'public', status: 302 },
  finishLogin: { access: 'public', status: 401 },
  getSession: { access: 'public', status: 200 },
  logOut: { access: 'own' },
  startCompleteAudit: { access: 'own', body: { website_url: 'https://site.example/' } },
  startQuickAudit: { access: 'own', body: { website_url: 'https://site.example/' } },
  startTechnicalSeo: { access: 'own', body: { url: 'https://site.example/' } },
  startOnPageAnalysis: { access: 'own', body: { url: 'https://site.example/' } },
  startSpeedAnalysis: { access: 'own', body: { url: 'https://site.example/' } },
  startSitemapAnalysis: { access: 'own', body: { site_url: 'https://site.example/' } },
  startSitemapBenchmark: {
    access: 'own',
    body: { website_url: 'https://site.example/', competitors: ['https://a.example/', 'https://b.example/'] },
  },
  getSitemapBenchmark: { access: 'own' },
  startWebsiteAudit: { access: 'own', body: { website_url: 'https://site.example/' } },
  listAudits: { access: 'own' },
  listChecks: { access: 'own' },
  getCheckSettings: { access: 'own' },
  putCheckSettings: { access: 'own', body: {} },
  deleteCheckSettings: { access: 'own' },
  getAudit: { access: 'resource' },
  getAuditReport: { access: 'resource' },
  getAuditPages: { access: 'resource' },
  compareAudits: { access: 'resource' },
  listOperations: { access: 'own' },
  getOperation: { access: 'resource' },
  getOperationResult: { access: 'resource' },
  streamOperationEvents: { access: 'resource' },
  cancelOperation: { access: 'resource' },
};

const operations = listOperations(parseOpenApiDocument(readOpenApiText()));
const NEVER_WAS = '00000000deadbeef00000000';

describe('[E] isolation walk over every operation', () => {
  let platform: TestPlatform;
  let site: LoopbackServer;
  let auditId: string;
  before(async function () {
    this.timeout(120_000);
    site = await startHttpServer(sitePages({ '/': '<title>Home</title>' }));
    platform = await startPlatform({ allow: [site.host], env: { CHROME_PATH: '/nonexistent/chromium' } });
    const { body } = await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', {
      body: { website_url: site.url },
    });
    auditId = body.id;
    await platform.waitForEnd(auditId);
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    await site.close();
  });

  it('has a row for every operation of the contract, and no other', () => {
    expect(Object.keys(ROWS)).to.have.members(operations.map(({ operation }) => operation.operationId));
  });

  const send = async (method: string, path: string, authorization: string | null, body?: object) => {
    const response = await fetch(new URL(path, platform.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(authorization === null ? {} : { authorization }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.text(), scheme: response.headers.get('www-authenticate') };
  };
  const fill = (path: string, id: string) => path.replaceAll(/\{(?:other_)?id\}/g, id);

  for (const { method, path, operation } of operations) {
    const row = ROWS[operation.operationId];
    if (!row) continue;
    const body = row.access === 'own' ? row.body : undefined;

    if (row.access === 'public') {
      it(`${operation.operationId}: open to anybody`, async () => {
        expect((await send(method, path, null)).status).to.equal(row.status);
      });
      continue;
    }

    it(`${operation.operationId}: 401 without a token, with an expired one and with a forged one`, async () => {
      const expired = `Bearer ${await platform.identity.token({ sub: 'alice', expiresInSeconds: -3600 })}`;
      const good = await platform.identity.token({ sub: 'alice' });
      const forged = `Bearer ${good.slice(0, -8)}AAAAAAAA`;
      for (const authorization of [null, expired, forged]) {
        const answer = await send(method, fill(path, auditId), authorization, body);
        expect(answer.status, answer.body).to.equal(401);
        expect(answer.scheme).to.match(/^Bearer/);
        expect(Object.keys(JSON.parse(answer.body))).to.deep.equal(['detail']);
      }
    });

    if (row.access === 'resource') {
      it(`${operation.operationId}: another user's id answers exactly like one that never was`, async () => {
        const bob = `Bearer ${await platform.identity.token({ sub: 'bob', plan: 'enterprise' })}`;
        const foreign = await send(method, fill(path, auditId), bob);
        const missing = await send(method, fill(path, NEVER_WAS), bob);
        expect(foreign).to.deep.equal(missing);
        expect(foreign).to.include({ status: 404, body: '{"detail":"Not found"}' });
      });

      it(`${operation.operationId}: the owner gets it`, async () => {
        const alice = `Bearer ${await platform.identity.token({ sub: 'alice', plan: 'enterprise' })}`;
        const answer = await send(method, fill(path, auditId), alice);
        expect(answer.status).to.be.oneOf(operation.operationId === 'cancelOperation' ? [409] : [200]);
      });
    }
  }

  it('lists show a user nothing of another', async () => {
    for (const path of [
      '/api/operations',
      '/api/seo/audits',
      `/api/seo/audits?site_url=${encodeURIComponent(site.url)}`,
    ]) {
      expect((await platform.call(path, { user: 'bob' })).body).to.deep.equal([]);
      expect((await platform.call<unknown[]>(path)).body).to.have.length(1);
    }
  });

  it('the free plan may not start enterprise audits', async () => {
    const answer = await platform.call('/api/seo/enterprise/quick-audit', {
      body: { website_url: site.url },
      plan: 'free',
    });
    expect(answer).to.deep.include({
      status: 402,
      body: {
        detail: 'Premium or Enterprise subscription required',
        plan: 'free',
        required_plans: ['premium', 'enterprise'],
      },
    });
  });
});
