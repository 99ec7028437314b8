import { expect } from 'chai';
import type { AuditComparison } from '../../domain/audits/audit-comparison.js';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { captureCli } from '../cli/capture-cli.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { htmlPage } from '../support/sites/html-page.js';

const QUICK = '/api/seo/enterprise/quick-audit';
const BENCHMARK = '/api/seo/competitive-sitemap-benchmarking';
const SITEMAP = (host: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://${host}/</loc></url></urlset>`;

/** What an operation shows of itself. */
interface Followed<Result = unknown> {
  id: string;
  status: string;
  result: Result;
}

describe('[E] following a site up', function () {
  this.timeout(180_000);
  let platform: TestPlatform;
  let description = '';
  const sites: LoopbackServer[] = [];
  before(async () => {
    for (const _ of ['own', 'one', 'two']) {
      const site: LoopbackServer = await startHttpServer((request, response) => {
        const isPage = request.url === '/';
        const isSitemap = request.url === '/sitemap.xml';
        response.writeHead(isPage || isSitemap ? 200 : 404, { 'content-type': isSitemap ? 'text/xml' : 'text/html' });
        response.end(isSitemap ? SITEMAP(site.host) : htmlPage('<h1>Lamps</h1><p>Lamps</p>', description));
      });
      sites.push(site);
    }
    platform = await startPlatform({
      allow: sites.map(({ host }) => host),
      env: { CHROME_PATH: '/nonexistent/chromium' },
    });
  });
  after(async () => {
    await platform?.stop();
    for (const site of sites) await site.close();
  });

  const own = () => sites[0]?.url ?? '';
  async function run<Result>(path: string, body: object): Promise<Followed<Result>> {
    const { body: started } = await platform.call<{ id: string }>(path, {
      body,
      headers: { prefer: 'respond-async' },
    });
    return platform.waitForEnd<Followed<Result>>(started.id);
  }
  async function cli(...args: string[]) {
    const token = await platform.identity.token({ sub: 'alice', plan: 'enterprise' });
    return captureCli([...args, '--server', platform.url], { token, pace: { pollMs: 200, requestMs: 60_000 } });
  }

  it('settings of the project hold from the next audit on, and comparing tells what came of it', async () => {
    const before = await run<CompleteAudit>(QUICK, { website_url: own() });
    const found = before.result.components.on_page_seo.issues.map(({ check_id }) => check_id);
    expect(found).to.include.members(['desc/missing', 'title/short']);

    const settings = {
      thresholds: { thin_page_words: 1 },
      severities: { 'title/short': 'off', 'og/title-missing': 'high' },
    };
    const query = `site_url=${encodeURIComponent(own())}`;
    const put = await platform.call(`/api/seo/check-settings?${query}`, { method: 'PUT', body: settings });
    expect(put.status).to.equal(200);
    description =
      '<meta name="description" content="Lamps of glass and brass, made by hand in a small workshop near the sea.">';

    const after = await run<CompleteAudit>(QUICK, { website_url: own() });
    expect(after.result.check_settings).to.deep.equal(settings);
    const issues = after.result.components.on_page_seo.issues;
    expect(issues.map(({ check_id }) => check_id)).to.not.include('title/short');
    expect(issues.find(({ check_id }) => check_id === 'og/title-missing')?.severity).to.equal('high');
    expect(after.result.previous?.fixed_issues.map(({ check_id }) => check_id)).to.deep.equal(['desc/missing']);

    const compared = await platform.call<AuditComparison>(`/api/seo/audits/${before.id}/compare/${after.id}`);
    expect(compared.status).to.equal(200);
    const { issues: changes, notes } = compared.body;
    expect(changes.fixed.map(({ check_id }) => check_id)).to.deep.equal(['desc/missing']);
    expect(changes.worse.map(({ check_id }) => check_id)).to.deep.equal(['og/title-missing']);
    expect(changes.not_compared.map(({ check_id, reason }) => [check_id, reason])).to.deep.equal([
      ['title/short', "switched off by the project's check settings"],
    ]);
    expect(notes).to.include(
      'The audits were judged by different check settings: thin_page_words, og/title-missing, title/short.',
    );

    const shown = await cli('compare', before.id, after.id, '--fail-on', 'new-critical');
    expect(shown.exitCode, shown.stderr).to.equal(0);
    expect(shown.stdout).to.include('Fixed (1)').and.include('(desc/missing)');
    expect((await cli('compare', '--previous', after.id)).stdout).to.equal(shown.stdout);
    expect((await cli('report', after.id)).stdout).to.match(/^<!DOCTYPE html>/i);
    expect((await cli('checks', 'desc/missing')).exitCode).to.equal(0);
  });

  it('a website audit is a plan beside an audit, which stands among the others', async () => {
    const audit = await run<{ detailed_report: CompleteAudit; action_plans: object }>(
      '/api/seo/workflow/website-audit',
      { website_url: own(), max_pages: 5 },
    );
    expect(audit.status).to.equal('completed');
    expect(Object.keys(audit.result.action_plans)).to.deep.equal(['days_30', 'days_60', 'days_90']);
    const listed = await platform.call<{ id: string }[]>('/api/seo/audits?limit=1');
    expect(listed.body.map(({ id }) => id)).to.deep.equal([audit.id]);
    const { body } = await platform.call(`/api/seo/audits/${audit.id}`);
    expect(body).to.deep.equal(audit.result.detailed_report);
  });

  it('fifty requests for a benchmark run one', async () => {
    const body = { website_url: own(), competitors: sites.slice(1).map(({ url }) => url) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => platform.call<Followed>(BENCHMARK, { body })));
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).to.equal(1);
    const [{ body: started } = { body: { id: '' } }] = answers;
    expect((await platform.waitForEnd<Followed>(started.id)).status).to.equal('completed');
    const operations = await platform.call<Followed[]>('/api/operations?type=sitemap_benchmark');
    expect(operations.body.map(({ id }) => id)).to.deep.equal([started.id]);
    const { body: state } = await platform.call<{ status: string; report: { ranked_sites: number } }>(BENCHMARK);
    expect([state.status, state.report.ranked_sites]).to.deep.equal(['completed', 3]);
    expect((await platform.call<Followed>(BENCHMARK, { body })).body.id).to.equal(started.id);
  });
});
