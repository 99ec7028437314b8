import { expect } from 'chai';
import { pagesIn } from '../../../../domain/insights/reading/read-pages-count.js';

describe('[U] number of pages of a report', () => {
  it('is found under its usual names, and unknown otherwise', () => {
    expect(pagesIn({ path: 'r', value: { crawl: { pages: 10 } } })).to.deep.equal({ path: 'r.crawl.pages', value: 10 });
    expect(pagesIn({ path: 'r', value: { totalPages: 3 } })?.value).to.equal(3);
    for (const none of [null, {}, { crawl: { pages: 0 } }, { pages_crawled: 'x' }])
      expect(pagesIn({ path: 'r', value: none })).to.equal(null);
  });
});
