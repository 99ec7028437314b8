import { expect } from 'chai';
import { nextRestartDelay } from '../../../scripts/lib/restart-delay.mjs';

describe('[U] nextRestartDelay', () => {
  it('doubles up to half a minute', () => {
    const delays: number[] = [];
    for (let previousMs = 0; delays.length < 7; previousMs = delays.at(-1) ?? 0) {
      delays.push(nextRestartDelay({ previousMs, ranMs: 10 }));
    }
    expect(delays).to.deep.equal([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('starts afresh after a minute without trouble', () => {
    expect(nextRestartDelay({ previousMs: 16_000, ranMs: 59_999 })).to.equal(30_000);
    expect(nextRestartDelay({ previousMs: 16_000, ranMs: 60_000 })).to.equal(1000);
  });
});
