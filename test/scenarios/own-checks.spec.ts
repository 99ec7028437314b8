import { expect } from 'chai';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import type { PageRow } from '../../domain/reports/export/page-row.js';
import { sitePages } from '../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';

const page = (title: string, main: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${main}</main></body></html>`;
const lamp = (title: string, price: string) => page(title, `<h1>${title}</h1>${price}<p>sku: L-${title.length}</p>`);

const SITE = {
  '/': page('Lamps', '<h1>Lamps</h1><a href="/oak">Oak</a><a href="/ash">Ash</a><a href="/blog/news">News</a>'),
  '/oak': lamp('Oak', '<p class="price">$1,299.00</p><p class="price">$1,199.00</p>'),
  '/ash': lamp('Ash', '<p class="price">=cmd|calc</p>'),
  '/blog/news': page('News', '<h1>News</h1><p>Short.</p>'),
};

/** Three rules of every kind of failure, a column without a rule, and a filter. */
const OWN = {
  extractions: [
    {
      name: 'Price',
      selector: '.price',
      rule: { type: 'number', min: 100, severity: 'high', when_missing: 'pass', message: 'A lamp has a price.' },
    },
    { name: 'SKU', regex: 'sku: ([A-Z]-\\d+)' },
    { name: 'Prices', selector: '.price', take: 'count', rule: { type: 'count', max: 1, severity: 'low' } },
  ],
  page_filters: [
    {
      name: 'Thin posts',
      severity: 'medium',
      conditions: [
        { column: 'status', operator: 'equals', value: 200 },
        { column: 'words', operator: 'less_than', value: 300 },
        { column: 'url', operator: 'matches', value: '/blog/*' },
      ],
    },
  ],
};

describe('[E] own checks of a user in an audit', () => {
  let site: LoopbackServer;
  let platform: TestPlatform;
  let audit: CompleteAudit;
  let plain: CompleteAudit;
  before(async function () {
    this.timeout(180_000);
    site = await startHttpServer(sitePages(SITE));
    platform = await startPlatform({ allow: [site.host], env: { CHROME_PATH: '/nonexistent/chromium' } });
    const { body: set } = await platform.call<{ id: string }>('/api/seo/check-sets', {
      body: { name: 'Lamps', extractions: OWN.extractions },
    });
    audit = await run({ check_set_id: set.id, page_filters: OWN.page_filters });
    plain = await run({});
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    await site.close();
  });

  async function run(body: object): Promise<CompleteAudit> {
    const started = await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', {
      body: { website_url: site.url, ...body },
    });
    expect(started.status, JSON.stringify(started.body)).to.equal(202);
    await platform.waitForEnd(started.body.id);
    return (await platform.call<CompleteAudit>(`/api/seo/audits/${started.body.id}`)).body;
  }

  const report = async (format: string, path = 'report') => {
    const token = await platform.identity.token({ sub: 'alice', plan: 'enterprise' });
    const response = await fetch(`${platform.url}/api/seo/audits/${audit.audit_id}/${path}?format=${format}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).to.equal(200);
    return response.text();
  };

  it('say what came of each, in the order of the request', () => {
    expect(
      audit.own_checks?.map(({ name, kind, check_id, pages_checked, pages_failed, pages_with_value }) => [
        name,
        kind,
        check_id,
        pages_checked,
        pages_failed,
        pages_with_value,
      ]),
    ).to.deep.equal([
      ['Price', 'rule', 'own:price', 4, 1, 2],
      ['SKU', 'column', null, 4, 0, 2],
      ['Prices', 'rule', 'own:prices', 4, 1, 4],
      ['Thin posts', 'filter', 'own:thin-posts', 4, 1, null],
    ]);
    expect(plain.own_checks).to.equal(undefined);
  });

  it('are issues like any other, and cost no score', () => {
    const issues = audit.components.technical_seo.issues.filter(({ check_id }) => check_id.startsWith('own:'));
    expect(issues.map(({ check_id, level, sample }) => [check_id, level, sample[0]?.url])).to.have.deep.members([
      ['own:price', 'critical', `${site.url}/ash`],
      ['own:prices', 'notice', `${site.url}/oak`],
      ['own:thin-posts', 'warning', `${site.url}/blog/news`],
    ]);
    expect(audit.component_scores).to.deep.equal(plain.component_scores);
    expect(audit.issue_counts.critical).to.equal(plain.issue_counts.critical + 1);
    const titles = audit.recommendations.map(({ title }) => title);
    expect(titles).to.include('Your rule “Price” fails on 1 page');
    expect(titles).to.include('Your filter “Thin posts” finds 1 page');
  });

  it('show their values in the table of pages', async () => {
    const { body: rows } = await platform.call<PageRow[]>(`/api/seo/audits/${audit.audit_id}/pages`);
    const oak = rows.find(({ url }) => url === `${site.url}/oak`);
    expect(oak?.extracted).to.deep.equal({
      read_from: 'source',
      columns: [
        { name: 'Price', values: ['$1,299.00'], matches: 2 },
        { name: 'SKU', values: ['L-3'], matches: 1 },
        {
          name: 'Prices',
          values: ['2'],
          matches: 2,
          failure: { observed: '2 matches', expected: 'at most 1 match' },
        },
      ],
    });
  });

  it('are columns of the CSV file, in which no value is a formula', async () => {
    const [head = '', ...lines] = (await report('csv', 'pages')).trim().split('\r\n');
    expect(head.split(',').slice(-4)).to.deep.equal([
      'extracted_from',
      'extracted.Price',
      'extracted.SKU',
      'extracted.Prices',
    ]);
    expect(lines.find((line) => line.startsWith(`${site.url}/ash,`))).to.match(/,source,'=cmd\|calc,L-3,1$/);
    expect(lines.find((line) => line.startsWith(`${site.url}/oak,`))).to.match(/,source,"\$1,299\.00",L-3,2$/);
  });

  it('are in SARIF, JUnit and the report', async () => {
    const { runs } = JSON.parse(await report('sarif'));
    const rule = runs[0].tool.driver.rules.find(({ id }: { id: string }) => id === 'own:price');
    expect(rule).to.not.have.property('helpUri');
    expect(runs[0].results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'own:price')).to.have.length(1);
    const junit = await report('junit');
    expect(junit).to.match(/<testcase name="own:price" classname="technical_seo\.own" time="0"><failure/);
    const html = await report('html');
    expect(html).to.contain('Your own checks');
    expect(html).to.contain('A lamp has a price.');
  });

  it('of one page are tried by on-page-analysis', async () => {
    const { body: started } = await platform.call<{ id: string }>('/api/seo/on-page-analysis', {
      body: { url: `${site.url}/ash`, extractions: OWN.extractions },
      headers: { prefer: 'respond-async' },
    });
    await platform.waitForEnd(started.id);
    const { body: result } = await platform.call<{ extracted: unknown; own_checks: { pages_failed: number }[] }>(
      `/api/operations/${started.id}/result`,
    );
    expect(result.extracted).to.deep.include({ read_from: 'source' });
    expect(result.own_checks.map(({ pages_failed }) => pages_failed)).to.deep.equal([1, 0, 0]);
  });

  it('are refused with the field and the place of the error', async () => {
    const call = (body: object) =>
      platform.call<{ detail: { loc: unknown; msg: string }[] }>('/api/seo/enterprise/quick-audit', {
        body: { website_url: site.url, ...body },
      });
    const regex = await call({
      extractions: [
        { name: 'A', selector: 'h1' },
        { name: 'B', regex: 'x(y' },
      ],
    });
    expect(regex.status).to.equal(422);
    expect(regex.body.detail[0]?.loc).to.deep.equal(['body', 'extractions', 1, 'regex']);
    expect(regex.body.detail[0]?.msg).to.contain('at character 2');
    const set = await call({ check_set_id: 'f'.repeat(24) });
    expect([set.status, set.body.detail[0]?.loc]).to.deep.equal([422, ['body', 'check_set_id']]);
    const many = await call({
      extractions: Array.from({ length: 21 }, (_, at) => ({ name: `N${at}`, selector: 'p' })),
    });
    expect(many.status).to.equal(422);
  });
});
