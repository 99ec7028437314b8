import { expect } from 'chai';
import { lowCtr } from '../../../../../domain/search/analysis/opportunities/low-ctr.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { figures, pair, SHOP } from '../../../../support/samples/search-figures.js';

describe('[U] opportunity: low CTR', () => {
  it('has what is missing against its queries as gain', () => {
    const [draft] = lowCtr.find(opportunityInput({ pairs: [pair('lamp', '/a', 10, 1_000, 3)] }));
    expect(draft).to.deep.include({
      kind: 'low_ctr',
      url: `${SHOP}/a`,
      query: 'lamp',
      figures: figures(10, 1_000, 3),
      basis: 'measured',
      confidence: 0.83,
    });
    expect(draft?.estimated_click_gain).to.deep.equal({
      low: 0,
      expected: 50,
      high: 100,
      per_days: 28,
      basis:
        '1,000 impressions × (expected CTR 11% − 1%), by public click studies over its queries; expected: half of it',
    });
    expect(draft?.evidence).to.deep.include({ name: 'expected_ctr', value: 0.11, source: 'curve' });
  });

  it('tells what to write for which queries', () => {
    const [draft] = lowCtr.find(opportunityInput({ pairs: [pair('lamp', '/a', 10, 1_000, 3)] }));
    if (!draft) throw new Error('nothing found');
    expect(lowCtr.titleOf(draft)).to.equal(`Rewrite title and description of ${SHOP}/a`);
    expect(lowCtr.stepsOf(draft).join(' ')).to.contain('"lamp"').and.to.contain('11% is usual');
    expect([lowCtr.effortOf(draft), lowCtr.phaseOf(draft)]).to.deep.equal([1, 1]);
  });

  it('is found for one query of a page that does well otherwise', () => {
    const pairs = [pair('lamp repair', '/a', 14, 2_400, 6.4), pair('lamp', '/a', 400, 2_500, 3)];
    const drafts = lowCtr.find(opportunityInput({ pairs }));
    expect(drafts.map(({ query, url, figures: { impressions } }) => [query, url, impressions])).to.deep.equal([
      ['lamp repair', `${SHOP}/a`, 2_400],
    ]);
    expect(drafts[0]?.estimated_click_gain?.basis).to.not.contain('over its queries');
  });

  it('is none where nothing is missing', () => {
    expect(lowCtr.find(opportunityInput({ pairs: [pair('lamp', '/a', 110, 1_000, 3)] }))).to.deep.equal([]);
    expect(lowCtr.find(opportunityInput())).to.deep.equal([]);
  });
});
