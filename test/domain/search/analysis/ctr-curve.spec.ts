import { expect } from 'chai';
import { curveValues, fitCtrCurve } from '../../../../domain/search/analysis/ctr-curve.js';
import { PRIOR_CTR } from '../../../../domain/search/analysis/expected-ctr.js';
import { figures } from '../../../support/samples/search-figures.js';

const queries = (count: number, ctr: number, position: number, is_branded = false) =>
  Array.from({ length: count }, () => ({ figures: figures(ctr * 1_000, 1_000, position), is_branded }));

describe('[U] click curve of a property', () => {
  it('is that of click studies where no query is shown often enough', () => {
    const curve = fitCtrCurve([{ figures: figures(50, 99, 1), is_branded: false }, ...queries(20, 0.9, 1, true)]);
    expect(curve.source).to.equal('prior');
    expect(curveValues(curve)).to.deep.equal([...PRIOR_CTR]);
    expect(curve.explanation).to.contain('click studies');
  });

  it('weighs ten queries of a position as much as the studies', () => {
    const curve = fitCtrCurve(queries(10, 0.1, 2));
    expect(curve.source).to.equal('blended');
    expect(curve.points[1]).to.deep.equal({ position: 2, ctr: 0.129, own_median: 0.1, queries: 10 });
    expect(curve.points[0]).to.deep.equal({ position: 1, ctr: 0.276, own_median: null, queries: 0 });
    expect(curve.explanation).to.contain('of 10 queries');
  });

  it('takes the median, which one odd query does not move, and the rounded position', () => {
    const curve = fitCtrCurve([...queries(1, 0.05, 3.4), ...queries(1, 0.06, 2.6), ...queries(1, 0.9, 3)]);
    expect(curve.points[2]?.own_median).to.equal(0.06);
    expect(curve.points[2]?.queries).to.equal(3);
  });

  it('falls from place to place, whatever the queries say', () => {
    const values = curveValues(fitCtrCurve([...queries(200, 0.02, 1), ...queries(200, 0.3, 4)]));
    expect(values.every((ctr, index) => index === 0 || ctr <= (values[index - 1] ?? 0))).to.equal(true);
  });

  it('is called its own once most places of the first page have ten queries', () => {
    const positions = [1, 2, 3, 4, 5, 6];
    expect(fitCtrCurve(positions.flatMap((position) => queries(10, 0.2 / position, position))).source).to.equal('own');
    expect(fitCtrCurve(positions.slice(1).flatMap((position) => queries(10, 0.1, position))).source).to.equal(
      'blended',
    );
  });
});
