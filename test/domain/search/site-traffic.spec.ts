import { expect } from 'chai';
import { siteTrafficKey, sumTraffic, trafficDays, trafficPeriods } from '../../../domain/search/site-traffic.js';

describe('[U] traffic of a site', () => {
  it('is reported of 28 whole days and the 28 before', () => {
    expect(trafficPeriods(new Date('2026-06-01T00:30:00.000Z'), null)).to.deep.equal({
      period: { start_date: '2026-05-03', end_date: '2026-05-30' },
      previous_period: { start_date: '2026-04-05', end_date: '2026-05-02' },
    });
  });

  it('ends two days ago where the property is', () => {
    const endOf = (at: string, zone: string) => trafficPeriods(new Date(at), zone).period.end_date;
    // 20:29 of the day before in Los Angeles; 12:29 in Tokyo.
    expect(endOf('2026-11-29T03:29:00.000Z', 'America/Los_Angeles')).to.equal('2026-11-26');
    expect(endOf('2026-11-29T03:29:00.000Z', 'Asia/Tokyo')).to.equal('2026-11-27');
    expect(endOf('2026-11-29T20:00:00.000Z', 'Asia/Tokyo')).to.equal('2026-11-28');
  });

  const row = (date: string, ...metrics: number[]) => ({ dimensions: [date], metrics });
  const period = { start_date: '2026-02-27', end_date: '2026-03-01' };
  it('has every day of the period, those without a visit too, and no other', () => {
    const rows = [row('20260301', 4, 9, 1), row('20260227', 1, 2, 0), row('20260302', 7, 7, 7)];
    expect(trafficDays(rows, [row('20260301', 3)], period)).to.deep.equal([
      { date: '2026-02-27', sessions: 1, organic_sessions: 0, page_views: 2, key_events: 0 },
      { date: '2026-02-28', sessions: 0, organic_sessions: 0, page_views: 0, key_events: 0 },
      { date: '2026-03-01', sessions: 4, organic_sessions: 3, page_views: 9, key_events: 1 },
    ]);
  });

  it('adds up', () => {
    const rows = [row('20260301', 4, 9, 1), row('20260227', 1, 2, 2)];
    expect(sumTraffic(trafficDays(rows, [row('20260227', 1)], period))).to.deep.equal({
      sessions: 5,
      organic_sessions: 1,
      page_views: 11,
      key_events: 3,
    });
    const none = { sessions: 0, organic_sessions: 0, page_views: 0, key_events: 0 };
    expect(sumTraffic([])).to.deep.equal(none);
    expect(siteTrafficKey('example.com')).to.equal('traffic:example.com:2');
  });
});
