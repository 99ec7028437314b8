import { expect } from 'chai';
import { crawlDepth } from '../../../../../domain/seo/checks/crawl/depth.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) => crawlDepth.judge(pageFrom(html, overrides), context());

describe('[U] crawl/depth', () => {
  it('fires from the fifth click', () => {
    expect(judge(htmlPage(), { depth: 5 })).to.deep.equal([
      { url, observed: '5 clicks', expected: 'at most 4 clicks' },
    ]);
  });

  it('leaves four clicks, and a page known from the sitemap alone, alone', () => {
    expect(judge(htmlPage(), { depth: 4 })).to.deep.equal([]);
    expect(judge(htmlPage(), { depth: null })).to.deep.equal([]);
  });

  it('compares with the threshold given', () => {
    const page = pageFrom(htmlPage(), { depth: 3 });
    expect(crawlDepth.judge(page, context({ thresholds: { click_depth: 2 } }))).to.have.length(1);
  });
});
