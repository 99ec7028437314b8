import { expect } from 'chai';
import { combineGains } from '../../../domain/audits/combine-gains.js';

const gain = (low: number, high: number) => ({
  impact: { traffic_percent_low: low, traffic_percent_high: high, basis: '' },
});

describe('[U] combine gains', () => {
  it('lets each task take its share of what is still to be won', () => {
    // 50 × (1 − 0.8) = 10; 50 × (1 − 0.8 × 0.8) = 18
    expect(combineGains([gain(10, 10)])).to.deep.equal({ low: 10, high: 10 });
    expect(combineGains([gain(0, 10), gain(10, 10)])).to.deep.equal({ low: 10, high: 18 });
  });

  it('counts only what comes on top of what was done before', () => {
    expect(combineGains([gain(10, 10)], [gain(10, 10)])).to.deep.equal({ low: 8, high: 8 });
    expect(combineGains([gain(0, 0)], [gain(10, 10)])).to.deep.equal({ low: 0, high: 0 });
  });

  it('is null where nothing is estimated, and leaves out tasks without an estimate', () => {
    const none = { impact: { traffic_percent_low: null, traffic_percent_high: null, basis: '' } };
    expect(combineGains([])).to.deep.equal({ low: null, high: null });
    expect(combineGains([none], [gain(10, 10)])).to.deep.equal({ low: null, high: null });
    expect(combineGains([none, gain(10, 10)])).to.deep.equal({ low: 10, high: 10 });
  });

  it('keeps the low end below the high one when a hopeful reading leaves little to be won', () => {
    // Cautious: 50 × 0.8 × 0.2 = 8; hopeful: 50 × 0.1 × 0.4 = 2.
    expect(combineGains([gain(10, 20)], [gain(10, 45)])).to.deep.equal({ low: 2, high: 8 });
  });

  it('never passes the ceiling, however many tasks there are or however large one is', () => {
    expect(combineGains(Array.from({ length: 200 }, () => gain(5, 20)))).to.deep.equal({ low: 50, high: 50 });
    expect(combineGains([gain(80, 100)]).high).to.equal(50);
  });
});
