import { expect } from 'chai';
import { judgeCrawl } from '../../../../activities/audits/judge-crawl.js';
import { orphansKey, renderedKey, sitemapKey } from '../../../../domain/operations/artifact-keys.js';
import { landingPagesKey } from '../../../../domain/search/landing-pages.js';
import type { OrphanReport, OrphanRow } from '../../../../domain/seo/links/orphan-report.js';
import { auditDeps, crawlResult, OPERATION } from '../../../support/audit-deps.js';
import { stubCrawls } from '../../../support/samples/stub-crawl.js';
import { NO_SPEED, stubGathered } from '../../../support/samples/stub-gathered.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const page = (path: string, body = '') => pageFrom(htmlPage(body), { url: `https://site.example${path}` });
const pages = [page('/', '<a href="/a">a</a>'), page('/a'), page('/lost')];

async function judge(crawl = crawlResult(), values: Record<string, unknown> = {}) {
  const deps = auditDeps({ checks: [], crawls: stubCrawls({ crawl: { pages } }) });
  const entries = ['/', '/a', '/lost'].map((path) => sitemapEntry(path));
  deps.values.set(`alice ${sitemapKey('crawl')}`, sitemapFrom({ entries }));
  for (const [key, value] of Object.entries(values)) deps.values.set(`alice ${key}`, value);
  await judgeCrawl(deps, { operation: OPERATION, gathered: stubGathered({ crawl }), speed: NO_SPEED });
  return {
    report: deps.values.get(`alice ${orphansKey(OPERATION.id)}`) as OrphanReport,
    rows: deps.values.get(`alice ${OPERATION.id} orphans`) as OrphanRow[],
  };
}

describe('[U] save orphans', () => {
  it('keeps the orphan pages of a judged crawl, those of Google Analytics too', async () => {
    const landing = [{ url: 'https://site.example/campaign', sessions: 12 }];
    const { report, rows } = await judge(undefined, { [landingPagesKey('site.example')]: landing });
    expect(rows.map(({ url, sources }) => [url, ...sources])).to.deep.equal([
      ['https://site.example/campaign', 'analytics'],
      ['https://site.example/lost', 'sitemap'],
    ]);
    expect(report).to.deep.include({ is_certain: true, orphans: 2 });
  });

  it('lists none where the crawl is incomplete, with what was left out', async () => {
    const not_followed = [{ reason: 'max_pages' as const, urls: 7, examples: ['https://site.example/x'] }];
    const { report, rows } = await judge(crawlResult({ incomplete: true, not_followed }));
    expect(rows).to.deep.equal([]);
    expect(report.reason).to.match(
      /^The crawl is incomplete.* 7 URLs were found but not crawled: 7 beyond the page limit\./,
    );
  });

  it('lists them where only pages that orphans link to were left out', async () => {
    const not_followed = [{ reason: 'unlinked_page' as const, urls: 1, examples: ['https://site.example/child'] }];
    const { rows } = await judge(crawlResult({ incomplete: true, not_followed }));
    expect(rows.map(({ url }) => url)).to.deep.equal(['https://site.example/lost']);
  });

  it('lists none where scripts add links', async () => {
    const menu = Array.from({ length: 30 }, (_, index) => `<a href="/m${index}">m</a>`).join('');
    const rendered = [renderedPage({ raw: htmlPage('<p>Menu</p>'), rendered: htmlPage(`<p>Menu</p>${menu}`) })];
    const { report } = await judge(undefined, { [renderedKey('crawl')]: rendered });
    expect(report.is_certain).to.equal(false);
    expect(report.reason).to.match(/^not reliable without rendering/);
  });
});
