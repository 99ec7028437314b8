import { expect } from 'chai';
import { alignLevels } from '../../../../../domain/search/analysis/forecast/align-levels.js';
import { makeClicks } from '../../../../support/samples/click-series.js';

describe('[U] levels of a row of days', () => {
  it('are brought to that of today where one day parts them', () => {
    const clicks = makeClicks('flat', 3, 300).map((one, day) =>
      one === null || day < 200 ? one : Math.round(one / 2),
    );
    const { clicks: aligned, shifts } = alignLevels(clicks);
    expect(shifts).to.deep.equal([200]);
    const mean = (from: number, to: number) =>
      aligned.slice(from, to).reduce<number>((sum, one) => sum + (one ?? 0), 0) / (to - from);
    expect(mean(60, 200) / mean(200, 298)).to.be.within(0.95, 1.05);
  });

  it('are left alone where clicks grow or wander, and missing days stay missing', () => {
    for (const kind of ['growth', 'random walk', 'yearly season'] as const)
      expect(alignLevels(makeClicks(kind, 5, 300)).shifts, kind).to.deep.equal([]);
    const gaps = makeClicks('gaps', 5, 300);
    expect(alignLevels(gaps).clicks).to.deep.equal(gaps);
  });
});
