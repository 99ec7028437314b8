import { expect } from 'chai';
import type { EdgeLinkResult } from '../../../../domain/seo/artifacts/edge-link.js';
import { brokenEdgeLinks } from '../../../../domain/seo/checks/broken-edge-links.js';
import { crawlStatus4xx } from '../../../../domain/seo/checks/crawl/status-4xx.js';
import { crawlStatus5xx } from '../../../../domain/seo/checks/crawl/status-5xx.js';
import { linkBrokenInternal } from '../../../../domain/seo/checks/link/broken-internal.js';
import { summarizeTechnical } from '../../../../domain/seo/site/technical-summary.js';
import { context } from '../../../support/check-context.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const site = 'https://site.example';
const edge = (path: string, status: number, changes: Partial<EdgeLinkResult> = {}): EdgeLinkResult => {
  const verdict = status >= 400 ? 'broken' : 'ok';
  const answer = { status, error: null, verdict } as const;
  const url = site + path;
  return { url, ...answer, redirect_url: null, permanent: false, final_url: url, final: answer, ...changes };
};
const moved = (path: string, to: string, final: EdgeLinkResult['final']) =>
  edge(path, 301, { verdict: 'redirect', redirect_url: site + to, final_url: site + to, final });
const NOT_CHECKED = { status: 0, error: null, verdict: 'not_checked' } as const;

describe('[U] broken links behind a bound of the crawl', () => {
  const home = linkPage(`${site}/`, '/gone', '/down', '/ok', '/old', '/to-crawled', '/unknown');
  const pages = [home, pageFrom('', { url: `${site}/crawled`, status: 404 })];
  const edge_links = [
    edge('/gone', 404),
    edge('/down', 500),
    edge('/ok', 200),
    moved('/old', '/new', { status: 410, error: null, verdict: 'broken' }),
    moved('/to-crawled', '/crawled', NOT_CHECKED),
    edge('/unknown', 0, { verdict: 'not_checked', final: NOT_CHECKED }),
  ];
  const crawled = siteFrom(pages, { edge_links, crawl_incomplete: true });

  it('are those that end in an error, on the way over redirects and crawled pages too', () => {
    expect(brokenEdgeLinks(crawled).map(({ url, observed }) => [url, observed])).to.deep.equal([
      [`${site}/gone`, '404'],
      [`${site}/down`, '500'],
      [`${site}/old`, `→ ${site}/new: 410`],
      [`${site}/to-crawled`, `→ ${site}/crawled: 404`],
    ]);
    expect(brokenEdgeLinks(siteFrom(pages))).to.deep.equal([]);
  });

  it('are found with the pages that link to them', () => {
    const found = linkBrokenInternal.judge(crawled, context());
    expect(found.map(({ url }) => url)).to.deep.equal(
      ['/gone', '/down', '/old', '/to-crawled'].map((path) => site + path),
    );
    for (const finding of found) expect(finding).to.deep.include({ count: 1, related_urls: [`${site}/`] });
    expect(crawlStatus4xx.judge(crawled, context()).map(({ url }) => url)).to.deep.equal([`${site}/gone`]);
    expect(crawlStatus5xx.judge(crawled, context()).map(({ url }) => url)).to.deep.equal([`${site}/down`]);
    const { broken_links } = summarizeTechnical(crawled);
    expect(broken_links.map(({ target, status }) => [target, status])).to.deep.equal([
      [`${site}/gone`, 404],
      [`${site}/down`, 500],
      [`${site}/old`, 410],
      [`${site}/to-crawled`, 404],
    ]);
  });
});
