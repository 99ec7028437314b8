import { expect } from 'chai';
import { figureEvidence } from '../../../../../domain/search/analysis/opportunities/figure-evidence.js';
import { figures } from '../../../../support/samples/search-figures.js';

describe('[U] figures as evidence', () => {
  it('are reported one by one, none that is missing', () => {
    expect(figureEvidence(figures(1, 3, 2), 'mobile_')).to.deep.equal([
      { name: 'mobile_clicks', value: 1, source: 'search_data' },
      { name: 'mobile_impressions', value: 3, source: 'search_data' },
      { name: 'mobile_ctr', value: 0.3333, source: 'search_data' },
      { name: 'mobile_position', value: 2, source: 'search_data' },
    ]);
    expect(figureEvidence(figures(0, 0)).map(({ name }) => name)).to.deep.equal(['clicks', 'impressions']);
  });
});
