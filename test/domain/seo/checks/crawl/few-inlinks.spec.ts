import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlFewInlinks } from '../../../../../domain/seo/checks/crawl/few-inlinks.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (pages: PageArtifact[], crawl_incomplete = false) =>
  crawlFewInlinks.judge(siteFrom(pages, { crawl_incomplete }), context());

describe('[U] crawl/few-inlinks', () => {
  const pages = [linkPage(`${site}/`, '/one', '/two'), linkPage(`${site}/one`, '/two'), linkPage(`${site}/two`)];

  it('fires for a page with one linking page', () => {
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/one`,
        observed: '1 linking page',
        expected: 'at least 2 linking pages',
        related_urls: [`${site}/`],
      },
    ]);
  });

  it('counts a page once, however often it links, and itself not at all', () => {
    const found = judge([linkPage(`${site}/`, '/one', '/one', '/one#b'), linkPage(`${site}/one`, '/one')]);
    expect(found.map(({ url }) => url)).to.deep.equal([`${site}/one`]);
  });

  it('is silent when the crawl was cut short', () => {
    expect(judge(pages, true)).to.deep.equal([]);
  });
});
