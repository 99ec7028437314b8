import { expect } from 'chai';
import { cannibalization } from '../../../../../domain/search/analysis/opportunities/cannibalization.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { crawledSite, pair, SHOP } from '../../../../support/samples/search-figures.js';

const pairs = [pair('lamp', '/a', 5, 75, 4), pair('lamp', '/b', 1, 25, 8)];

describe('[U] opportunity: cannibalisation', () => {
  it('names the page to keep and what the others have', () => {
    const [draft] = cannibalization.find(opportunityInput({ pairs, crawl: crawledSite([]) }));
    expect(draft).to.deep.include({ query: 'lamp', url: `${SHOP}/a`, related_urls: [`${SHOP}/b`], basis: 'measured' });
    expect(draft?.evidence.at(-1)).to.deep.equal({
      name: `${SHOP}/b`,
      value: '1 clicks, 25% of impressions, position 8',
      source: 'search_data',
    });
    expect(draft && cannibalization.titleOf(draft)).to.equal('Let one page answer "lamp" instead of 2');
  });

  it('may bring what all impressions would at the best position of its pages, no more', () => {
    const gain = cannibalization.find(opportunityInput({ pairs }))[0]?.estimated_click_gain;
    // 100 impressions × (8.4% at position 4 − 6.3% at 5, the mean), a fifth of it expected.
    expect(gain).to.include({ low: 0, expected: 0, high: 2 });
  });

  it('is inferred without a crawl, which could tell versions from rivals', () => {
    expect(cannibalization.find(opportunityInput({ pairs }))[0]?.basis).to.equal('inferred');
  });
});
