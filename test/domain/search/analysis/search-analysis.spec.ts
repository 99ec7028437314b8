import { expect } from 'chai';
import { analyzeProperty } from '../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { smallProperty } from '../../../support/sites/small-property.js';

describe('[U] search analysis', () => {
  it('makes the curve, the brand and the pairs once for all dimensions', async () => {
    const analysis = await analyzeProperty(fakeSearchConsole(smallProperty()));
    expect(analysis.brand_terms).to.deep.equal(['example']);
    expect(analysis.pairs?.map(({ query }) => query)).to.include('example');
    expect(analysis.plain_pairs?.map(({ query }) => query)).to.not.include('example');
    expect(analysis.gain).to.include({
      days: 28,
      name: "the property's own click curve, drawn to public click studies",
    });
    expect(analysis.thresholds.search_impressions).to.equal(100);
    expect(analysis.curve.source).to.equal('blended');
  });
});
