import { expect } from 'chai';
import { weakInternalLinks } from '../../../../../domain/search/analysis/opportunities/weak-internal-links.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { crawledPage, crawledSite, figures, keyed, pair, SHOP } from '../../../../support/samples/search-figures.js';

const deep = { depth: 4 };
const crawl = crawledSite(
  ['/clicked', '/near', '/idle'].map((path) => crawledPage(path, deep)),
  { '/clicked': 1 },
);
const sets = {
  pages: [
    keyed(`${SHOP}/clicked`, figures(3, 50, 2)),
    keyed(`${SHOP}/near`, figures(0, 200, 9)),
    keyed(`${SHOP}/idle`, figures(0, 90, 9)),
  ],
};

describe('[U] opportunity: weak internal links', () => {
  it('is a deep page with clicks, or with a query within reach', () => {
    const input = opportunityInput({ sets, crawl, pairs: [pair('lamp', '/near', 0, 200, 9)] });
    const drafts = weakInternalLinks.find(input);
    expect(drafts.map(({ url }) => url)).to.deep.equal([`${SHOP}/clicked`, `${SHOP}/near`]);
    expect(drafts[0]?.evidence.slice(-2)).to.deep.equal([
      { name: 'clicks_from_start', value: 4, source: 'crawl' },
      { name: 'linking_pages', value: 1, source: 'crawl' },
    ]);
  });

  it('needs a crawl', () => {
    expect(weakInternalLinks.needs_crawl).to.equal(true);
    expect(weakInternalLinks.find(opportunityInput({ sets, pairs: [] }))).to.deep.equal([]);
  });
});
