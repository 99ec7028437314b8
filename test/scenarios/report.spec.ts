import { expect } from 'chai';
import { sitePages } from '../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { htmlPage } from '../support/sites/html-page.js';

describe('[E] report of an audit', function () {
  this.timeout(300_000);
  let platform: TestPlatform;
  let site: LoopbackServer;
  let auditId: string;
  before(async () => {
    const links = '<a href="/a">a</a> <a href="/gone">gone</a>';
    site = await startHttpServer(sitePages({ '/': htmlPage(links), '/a': '<title>=1+1</title><p>a</p>' }));
    platform = await startPlatform({ allow: [site.host] });
    const { body } = await platform.call<{ id: string }>('/api/seo/enterprise/quick-audit', {
      body: { website_url: site.url },
      headers: { prefer: 'respond-async' },
    });
    auditId = body.id;
    expect(await platform.waitForEnd(auditId, { timeoutMs: 240_000 })).to.include({ status: 'completed' });
  });
  after(async () => {
    await platform?.stop();
    await site.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const token = await platform.identity.token({ sub: 'alice', plan: 'enterprise' });
    const url = new URL(`/api/seo/audits/${auditId}/${path}`, platform.url);
    return fetch(url, { headers: { authorization: `Bearer ${token}`, ...headers } });
  };

  it('is a page, and on paper a PDF that is printed once', async () => {
    const page = await (await get('report')).text();
    expect(page).to.contain('<h1>').and.contain('How the score adds up');
    const printed = await get('report?format=pdf', { prefer: 'wait=120' });
    expect([printed.status, printed.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    const bytes = Buffer.from(await printed.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).to.equal('%PDF-');
    expect(bytes.length).to.be.greaterThan(20_000);
    const again = await get('report?format=pdf', { prefer: 'respond-async' });
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).to.equal(true);
    const { body } = await platform.call<{ type: string; status: string; result_url: string }[]>(
      '/api/operations?type=print_report',
    );
    expect(body.map(({ type, status }) => [type, status])).to.deep.equal([['print_report', 'completed']]);
    expect((await platform.call(body[0]?.result_url ?? '')).body).to.include({
      audit_id: auditId,
      bytes: bytes.length,
    });
  });

  it('has as many findings as the audit counts, and every page that was crawled', async () => {
    const { body: audit } = await platform.call<{
      components: Record<string, { issues: { affected_count: number }[] }>;
    }>(`/api/seo/audits/${auditId}`);
    const counted = Object.values(audit.components).flatMap(({ issues }) =>
      issues.map((issue) => issue.affected_count),
    );
    const report = await (await get('report?format=json')).json();
    const found = (report.findings as { count: number }[]).map(({ count }) => count);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(found)).to.equal(sum(counted));
    const pages: { url: string; status: number }[] = await (await get('pages')).json();
    expect(pages.map(({ url, status }) => [new URL(url).pathname, status])).to.deep.include.members([
      ['/', 200],
      ['/a', 200],
      ['/gone', 404],
    ]);
    expect(await (await get('pages?format=csv')).text()).to.contain(",'=1+1,");
  });
});
