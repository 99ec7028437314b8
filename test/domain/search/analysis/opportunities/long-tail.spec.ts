import { expect } from 'chai';
import { longTail } from '../../../../../domain/search/analysis/opportunities/long-tail.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { figures, keyed, pair, SHOP } from '../../../../support/samples/search-figures.js';

const sets = {
  queries: [keyed('how to hang lamps', figures(0, 1_000, 12)), keyed('how to hang acme lamps', figures(0, 90, 4))],
};
const pairs = [pair('how to hang lamps', '/a', 0, 1_000, 12)];

describe('[U] opportunity: long tail', () => {
  it('is a new long query, with the page that is shown for it', () => {
    const is_branded = (query: string) => query.includes('acme');
    const drafts = longTail.find(opportunityInput({ sets, pairs, is_branded }));
    expect(drafts.map(({ query, url }) => [query, url])).to.deep.equal([['how to hang lamps', `${SHOP}/a`]]);
    expect(drafts[0]?.estimated_click_gain?.basis).to.contain('from position 12 to 10');
    expect(drafts[0] && longTail.stepsOf(drafts[0])[0]).to.contain(`${SHOP}/a`);
  });

  it('says that a page is to be chosen where none is known', () => {
    const [draft] = longTail.find(opportunityInput({ sets, pairs: [] }));
    expect(draft?.url).to.equal(null);
    expect(draft && longTail.stepsOf(draft)[0]).to.contain('Decide which page');
  });

  it('cannot be reported without a period before', () => {
    expect(longTail.find(opportunityInput({ sets, pairs, has_previous: false }))).to.deep.equal([]);
  });
});
