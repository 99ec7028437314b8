import { expect } from 'chai';
import { readTrafficBase } from '../../../../domain/insights/reading/read-traffic-base.js';

const read = (value: unknown) => {
  const found = readTrafficBase({ type: null, path: 'm', value });
  return found && [found.clicks.path, found.clicks.value, found.days?.value ?? null];
};

describe('[U] traffic of today', () => {
  it('is found under its usual names', () => {
    expect(read({ organic_clicks: 12, period_days: 28 })).to.deep.equal(['m.organic_clicks', 12, 28]);
    expect(read({ metrics: { traffic: { value: 40 } } })).to.deep.equal(['m.metrics.traffic.value', 40, null]);
    expect(read({ current: { sessions: '90' }, periods: { current: { days: 90 } } })).to.deep.equal([
      'm.current.sessions',
      90,
      90,
    ]);
  });

  it('is that of the totals of search data where nothing is named', () => {
    const data = { performance_overview: { totals: { current: { clicks: 7, impressions: 90 } } } };
    expect(read(data)).to.deep.equal(['m.performance_overview.totals.current.clicks', 7, null]);
  });

  it('is unknown without any, and where it is nothing', () => {
    for (const none of [null, {}, { traffic: 'much' }, { clicks: 0 }, { clicks: -3 }])
      expect(read(none)).to.equal(null);
  });
});
