import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlInternalSearchIndexable } from '../../../../../domain/seo/checks/crawl/internal-search-indexable.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  crawlInternalSearchIndexable.judge(siteFrom(pages, overrides), context());

describe('[U] crawl/internal-search-indexable', () => {
  it('fires once for a search, with its pages', () => {
    const noindex = '<meta name="robots" content="noindex">';
    expect(
      judge([page('/find?q=tea'), page('/find?q=mugs&page=2'), page('/find?q=x', '', noindex), page('/find')]),
    ).to.deep.equal([
      {
        url: `${site}/find`,
        observed: `2 indexable pages with q=, such as ${site}/find?q=tea`,
        expected: 'noindex',
        count: 2,
        related_urls: [`${site}/find?q=tea`, `${site}/find?q=mugs&page=2`],
      },
    ]);
  });

  it('leaves other pages alone', () => {
    expect(judge([page('/'), page('/search'), page('/shop?color=red'), page('/search?q=')])).to.deep.equal([]);
  });
});
