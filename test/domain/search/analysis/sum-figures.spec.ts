import { expect } from 'chai';
import { sumFigures } from '../../../../domain/search/analysis/sum-figures.js';
import { figures } from '../../../support/samples/search-figures.js';

describe('[U] sums of figures', () => {
  it('weigh positions by impressions, and never average averages', () => {
    expect(sumFigures([figures(1, 10, 2), figures(9, 90, 12)])).to.deep.equal({
      clicks: 10,
      impressions: 100,
      ctr: 0.1,
      position: 11,
    });
  });

  it('have no CTR and no position without an impression', () => {
    expect(sumFigures([])).to.deep.equal({ clicks: 0, impressions: 0, ctr: null, position: null });
  });
});
