import { expect } from 'chai';
import { estimateByWeight } from '../../../../domain/insights/ranking/estimate-by-weight.js';

const figure = (value: number, path: string) => ({ path, value });

describe('[U] estimate by weight', () => {
  it('goes by the root of the share of pages', () => {
    expect(estimateByWeight('high', figure(25, 'a'), figure(100, 'p'))).to.deep.equal({
      low: 1,
      high: 4,
      basis: 'estimate, not a measurement: 2–8% assumed for a high matter on every page, here on 25 of 100 (p)',
      evidence: [
        { path: 'a', value: 25 },
        { path: 'p', value: 100 },
      ],
    });
    expect(estimateByWeight('high', figure(500, 'a'), figure(100, 'p')).high).to.equal(8);
  });

  it('begins at nothing where the reach is unknown', () => {
    for (const [affected, pages] of [
      [null, figure(5, 'p')],
      [figure(5, 'a'), null],
      [figure(-1, 'a'), figure(5, 'p')],
      [figure(1, 'a'), figure(0, 'p')],
    ] as const) {
      const { low, high, basis, evidence } = estimateByWeight('medium', affected, pages);
      expect([low, high, evidence]).to.deep.equal([0, 3, []]);
      expect(basis).to.match(/how far this one reaches is not known$/);
    }
  });
});
