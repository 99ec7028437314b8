import { expect } from 'chai';
import { MOST_TRIES, nextWaitMs } from '../../../domain/webhooks/retry-schedule.js';

describe('[U] retry schedule of webhooks', () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, index) => nextWaitMs(index + 1, null, 0.5));

  it('is the one that Standard Webhooks recommends: ten tries over 75 hours and 35 minutes', () => {
    const seconds = waits.map((wait) => (wait === null ? null : wait / 1_000));
    expect(seconds).to.deep.equal([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
    expect(seconds.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)).to.equal(75 * 3_600 + 35 * 60 + 5);
  });

  it('spreads by a tenth to either side', () => {
    expect([nextWaitMs(2, null, 0), nextWaitMs(2, null, 1)]).to.deep.equal([270_000, 330_000]);
  });

  it('hears Retry-After when it is longer, up to a day', () => {
    expect(nextWaitMs(1, 60_000, 0.5)).to.equal(60_000);
    expect(nextWaitMs(2, 60_000, 0.5)).to.equal(300_000);
    expect(nextWaitMs(1, 999_999_999, 0.5)).to.equal(86_400_000);
    expect(nextWaitMs(10, 60_000, 0.5)).to.equal(null);
  });
});
