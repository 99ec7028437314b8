import { expect } from 'chai';
import { zeroClick } from '../../../../../domain/search/analysis/opportunities/zero-click.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { figures, keyed } from '../../../../support/samples/search-figures.js';

describe('[U] opportunity: zero clicks', () => {
  it('has the clicks that are usual at its place as gain', () => {
    const pages = [
      keyed('/a', figures(0, 1_000, 10)),
      keyed('/b', figures(1, 1_000, 10)),
      keyed('/c', null, figures(1, 9)),
    ];
    const drafts = zeroClick.find(opportunityInput({ sets: { pages } }));
    expect(drafts.map(({ url, estimated_click_gain }) => [url, estimated_click_gain?.high])).to.deep.equal([
      ['/a', 22],
    ]);
    expect(drafts[0] && zeroClick.stepsOf(drafts[0])[0]).to.contain('1,000 impressions at position 10');
  });

  it('has none beyond the curve', () => {
    const [draft] = zeroClick.find(opportunityInput({ sets: { pages: [keyed('/a', figures(0, 500, 40))] } }));
    expect(draft?.estimated_click_gain).to.equal(null);
  });
});
