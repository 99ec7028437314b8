import { expect } from 'chai';
import { strikingDistance } from '../../../../../domain/search/analysis/opportunities/striking-distance.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { crawledPage, crawledSite, pair } from '../../../../support/samples/search-figures.js';

const pairs = [pair('brass lamp', '/a', 10, 400, 8), pair('sofa', '/b', 1, 400, 12)];
const named = crawledSite([crawledPage('/a', { title: 'Brass lamp', h1: 'Brass lamp' })]);

describe('[U] opportunity: striking distance', () => {
  it('is a query of the second page, or one of the first whose page names it already', () => {
    const drafts = strikingDistance.find(opportunityInput({ pairs, crawl: named }));
    expect(drafts.map(({ query }) => query)).to.deep.equal(['brass lamp', 'sofa']);
    expect(drafts.map((draft) => [strikingDistance.effortOf(draft), strikingDistance.phaseOf(draft)])).to.deep.equal([
      [4, 2],
      [8, 3],
    ]);
    expect(drafts[1]?.evidence.at(-1)).to.deep.equal({ name: 'target_position', value: 10, source: 'curve' });
  });

  it('leaves quick wins to their own kind', () => {
    const drafts = strikingDistance.find(opportunityInput({ pairs }));
    expect(drafts.map(({ query }) => query)).to.deep.equal(['sofa']);
  });
});
