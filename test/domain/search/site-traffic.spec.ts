import { expect } from 'chai';
import { siteTrafficKey, sumTraffic, trafficDays, trafficPeriods } from '../../../domain/search/site-traffic.js';

describe('[U] traffic of a site', () => {
  it('is told of 28 whole days and the 28 before', () => {
    expect(trafficPeriods(new Date('2026-06-01T00:30:00.000Z'))).to.deep.equal({
      period: { start_date: '2026-05-03', end_date: '2026-05-30' },
      previous_period: { start_date: '2026-04-05', end_date: '2026-05-02' },
    });
  });

  const row = (date: string, ...metrics: number[]) => ({ dimensions: [date], metrics });
  const period = { start_date: '2026-02-27', end_date: '2026-03-01' };
  it('has every day of the period, those without a visit too, and no other', () => {
    const rows = [row('20260301', 4, 9), row('20260227', 1, 2), row('20260302', 7, 7)];
    expect(trafficDays(rows, period)).to.deep.equal([
      { date: '2026-02-27', sessions: 1, page_views: 2 },
      { date: '2026-02-28', sessions: 0, page_views: 0 },
      { date: '2026-03-01', sessions: 4, page_views: 9 },
    ]);
  });

  it('adds up', () => {
    expect(sumTraffic(trafficDays([row('20260301', 4, 9), row('20260227', 1, 2)], period))).to.deep.equal({
      sessions: 5,
      page_views: 11,
    });
    expect(sumTraffic([])).to.deep.equal({ sessions: 0, page_views: 0 });
    expect(siteTrafficKey('example.com')).to.equal('traffic:example.com');
  });
});
