import { expect } from 'chai';
import { readTraffic } from '../../../../domain/insights/reading/read-traffic.js';
import type { TrafficBase } from '../../../../domain/insights/reading/traffic-base.js';

const base: TrafficBase = { clicks: { path: 'm.clicks', value: 1_000 }, days: { path: 'm.days', value: 28 } };
const read = (value: object, of: TrafficBase | null = base) => readTraffic({ path: 'e', value }, of);
const range = (value: object, of?: TrafficBase | null) => {
  const found = read(value, of);
  return found && [found.low, found.high];
};

describe('[U] traffic that an entry may bring', () => {
  it('is taken over as a percentage', () => {
    expect(range({ impact: { traffic_percent_low: 1, traffic_percent_high: 4 } })).to.deep.equal([1, 4]);
    expect(range({ impact: { high: 2, low: 5 } })).to.deep.equal([2, 5]);
    expect(range({ traffic_gain_percent: '3%' })).to.deep.equal([3, 3]);
    expect(read({ impact: { low: 1, high: 2 } })?.basis).to.equal('estimate of the analysis that was sent');
  });

  it('is counted from clicks against those of today, over as many days', () => {
    expect(range({ estimated_click_gain: { low: 10, high: 30, per_days: 28 } })).to.deep.equal([1, 3]);
    expect(range({ estimated_click_gain: { low: 10, high: 30, per_days: 14 } })).to.deep.equal([2, 6]);
    expect(range({ potential_clicks: 50 })).to.deep.equal([5, 5]);
    const found = read({ estimated_click_gain: { low: 10, high: 30, per_days: 14 } });
    expect(found?.basis).to.equal('estimate: 10–30 more clicks in 14 days, against 1,000 today in 28 days');
    expect(found?.evidence.map(({ path }) => path)).to.include.members([
      'm.clicks',
      'm.days',
      'e.estimated_click_gain.per_days',
    ]);
  });

  it('is unknown where nothing says it, or it cannot be', () => {
    for (const none of [{}, { impact: 'high' }, { impact: { low: -1, high: 2 } }, { impact: { low: 1, high: 1e9 } }])
      expect(range(none), JSON.stringify(none)).to.equal(null);
    expect(range({ estimated_click_gain: { low: 5, high: 1 } })).to.equal(null);
    expect(range({ potential_clicks: 50 }, null)).to.equal(null);
    expect(range({ potential_clicks: 50 }, { clicks: { path: 'm', value: 0 }, days: null })).to.equal(null);
  });
});
