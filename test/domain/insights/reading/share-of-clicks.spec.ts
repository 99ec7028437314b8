import { expect } from 'chai';
import { shareOfClicks } from '../../../../domain/insights/reading/share-of-clicks.js';

const figure = (path: string, value: number) => ({ path, value });
const base = { clicks: figure('clicks', 1_000), days: figure('days', 28) };
const range = { low: figure('low', 0), expected: figure('expected', 12), high: figure('high', 33) };

describe('[U] share of clicks', () => {
  it('is for as many days, to one digit', () => {
    const share = shareOfClicks(range, figure('per', 14), base);
    expect(share).to.deep.include({ low: 0, expected: 2.4, high: 7 });
    expect(share?.basis).to.equal('estimate: 0–33 more clicks in 14 days, 12 expected, against 1,000 today in 28 days');
    expect(share?.evidence.map(({ path }) => path)).to.deep.equal(['low', 'high', 'clicks', 'expected', 'per', 'days']);
  });

  it('is none without the whole, without a range or with nothing to win', () => {
    expect(shareOfClicks(range, null, null)).to.equal(null);
    expect(shareOfClicks({ ...range, high: null }, null, base)).to.equal(null);
    expect(shareOfClicks({ ...range, high: figure('high', 0) }, null, base)).to.equal(null);
    expect(shareOfClicks({ ...range, low: figure('low', -1) }, null, base)).to.equal(null);
    expect(shareOfClicks(range, null, { ...base, clicks: figure('clicks', 0) })).to.equal(null);
  });
});
