import { expect } from 'chai';
import { findChangePoints } from '../../../../../domain/search/analysis/events/find-change-points.js';
import { createRandom, drawNormal, makeClicks, type SeriesKind } from '../../../../support/samples/click-series.js';

const logs = (clicks: (number | null)[]) => clicks.map((one) => (one === null ? null : Math.log1p(one)));
const LEAST = Math.log(1.1);

describe('[U] findChangePoints', () => {
  it('finds the day and the size of a sudden change, with missing days and a rhythm of the week', () => {
    const clicks = makeClicks('gaps', 7, 400).map((one, day) => (one !== null && day >= 350 ? one * 0.6 : one));
    const [shift, ...others] = findChangePoints(logs(clicks), LEAST);
    expect(others).to.deep.equal([]);
    expect(shift?.index).to.be.within(349, 351);
    expect(shift?.size).to.be.closeTo(Math.log(0.6), 0.05);
  });

  it('finds two', () => {
    const random = createRandom(11);
    const positions = Array.from(
      { length: 300 },
      (_, day) => (day < 100 ? 5 : day < 200 ? 9 : 7) + drawNormal(random) / 4,
    );
    const shifts = findChangePoints(positions, 0.5);
    expect(shifts.map(({ index }) => index)).to.deep.equal([100, 200]);
    expect(shifts.map(({ size }) => Math.round(size))).to.deep.equal([4, -2]);
  });

  it('finds nothing in a holiday, in a short row, and where nothing is known', () => {
    const clicks = makeClicks('flat', 2, 300).map((one, day) =>
      one !== null && day >= 200 && day < 207 ? one / 3 : one,
    );
    expect(findChangePoints(logs(clicks), LEAST)).to.deep.equal([]);
    expect(findChangePoints([1, 1, 1, 9, 9, 9], LEAST)).to.deep.equal([]);
    expect(findChangePoints(Array(300).fill(null), LEAST)).to.deep.equal([]);
  });

  for (const kind of ['flat', 'growth', 'random walk', 'yearly season', 'gaps'] satisfies SeriesKind[]) {
    it(`is wrong in at most 5% of series without one: ${kind}`, () => {
      let wrong = 0;
      for (let seed = 1; seed <= 200; seed++) {
        if (findChangePoints(logs(makeClicks(kind, seed, 480)), LEAST).length > 0) wrong += 1;
      }
      expect(wrong).to.be.at.most(10);
    });
  }
});
