import { expect } from 'chai';
import type { HealthSnapshot } from '../../../domain/dashboard/health-score.js';
import { measureDashboard } from '../../../domain/dashboard/metrics.js';
import { NOTHING } from '../../../domain/dashboard/no-data.js';
import type { Connection } from '../../../domain/search/connection.js';
import { stubOverview, stubSearchPerformance } from '../../support/samples/stub-search-performance.js';
import { stubTraffic } from '../../support/samples/stub-traffic.js';

const snapshot = (mobile: number | null, audit: string, day: string): HealthSnapshot => ({
  user_id: 'alice',
  site: 'site.example',
  day,
  score: 50,
  audit_id: audit.repeat(24),
  breakdown: { technical: 1, content: 1, performance: 1, mobile },
});
const line = (range: '1-3' | '4-10' | '11-20' | '21+', queries: number) => ({
  range,
  queries,
  clicks: 0,
  impressions: 0,
});

type Facts = NonNullable<Parameters<typeof measureDashboard>[0]>;
/** Of which it is not known what they may read, so that nothing has ended. */
const CONNECTIONS = (['searchconsole', 'analytics'] as const).map(
  (platform) => ({ platform, listed_at: null, properties: [] as string[] }) as Connection,
);
const measure = (facts: Omit<Facts, 'connections'>) => measureDashboard({ connections: CONNECTIONS, ...facts });

describe('[U] measureSite', () => {
  it('says what is missing where nothing was collected', () => {
    expect(measure({ search: null, traffic: null, snapshots: [] })).to.deep.equal({
      traffic: NOTHING.traffic,
      rankings: NOTHING.search,
      mobile: NOTHING.speed,
      keywords: NOTHING.search,
    });
    const failed = { status: 'failed', error: { code: 'timeout', detail: '' } } as const;
    const search = stubSearchPerformance({ performance_overview: failed, keyword_performance: failed });
    expect(measure({ search, traffic: null, snapshots: [snapshot(null, 'a', '2026-06-01')] })).to.deep.equal({
      traffic: NOTHING.traffic,
      rankings: NOTHING.search,
      mobile: NOTHING.speed,
      keywords: NOTHING.search,
    });
  });

  it('asks for a site where none is watched', () => {
    const { site } = NOTHING;
    expect(measureDashboard(null)).to.deep.equal({ traffic: site, rankings: site, mobile: site, keywords: site });
  });

  it('tells a site that search did not show from one that was not looked up', () => {
    const overview = stubOverview([0, 0], [0, 0]);
    const current = { clicks: 0, impressions: 0, ctr: null, position: null };
    const search = stubSearchPerformance({
      performance_overview: { ...overview, totals: { ...overview.totals, current } },
    });
    expect(measure({ search, traffic: null, snapshots: [] }).rankings).to.deep.equal(NOTHING.shown);
  });

  it('takes clicks and places from the last analysis; a place nearer to the top is up', () => {
    const search = stubSearchPerformance({ performance_overview: stubOverview([120, 100], [4.2, 5]) });
    const { traffic, rankings } = measure({ search, traffic: null, snapshots: [] });
    expect(traffic).to.deep.equal({
      status: 'ok',
      value: 120,
      unit: 'clicks',
      change: 20,
      change_unit: 'percent',
      trend: 'up',
      description:
        'Clicks from search results from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example, of 1,000 impressions',
    });
    expect(rankings).to.include({ value: 4.2, unit: 'place', change_unit: 'places', trend: 'up' });
    const worse = stubSearchPerformance({ performance_overview: stubOverview([100, 100], [6, 5]) });
    const found = measure({ search: worse, traffic: null, snapshots: [] });
    expect([found.traffic, found.rankings].map((metric) => 'trend' in metric && metric.trend)).to.deep.equal([
      'flat',
      'down',
    ]);
  });

  it('takes the sessions of Analytics where no search data are known, and tells them beside where they are', () => {
    const { traffic, rankings } = measure({ search: null, traffic: stubTraffic(90, 120), snapshots: [] });
    expect(traffic).to.deep.equal({
      status: 'ok',
      value: 90,
      unit: 'sessions',
      change: -25,
      change_unit: 'percent',
      trend: 'down',
      description:
        'Sessions from organic search from 4 May 2026 to 31 May 2026 (Europe/Berlin), as Google Analytics counts them in Site, of 180 sessions of all visitors with 3 key events',
    });
    expect(rankings).to.deep.equal(NOTHING.search);
    const fresh = measure({ search: null, traffic: stubTraffic(90, 0), snapshots: [] }).traffic;
    expect(fresh).to.include({ value: 90, change: null, trend: null });
    const search = stubSearchPerformance({ performance_overview: stubOverview([120, 100], [4.2, 5]) });
    expect(measure({ search, traffic: stubTraffic(90, 120), snapshots: [] }).traffic).to.include({
      value: 120,
      unit: 'clicks',
      description:
        'Clicks from search results from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example, of 1,000 impressions. Sessions from organic search from 4 May 2026 to 31 May 2026 (Europe/Berlin), as Google Analytics counts them in Site, of 180 sessions of all visitors with 3 key events: 90',
    });
  });

  it('counts queries, and those on the first page', () => {
    const keyword_performance = {
      status: 'completed' as const,
      total_queries: 40,
      previous_total_queries: 34,
      top_keywords: [],
      optimization_targets: [],
      by_position: [line('1-3', 5), line('4-10', 7), line('11-20', 8), line('21+', 20)],
      trending: { rising: [], falling: [], new: [], lost: [] },
    };
    expect(
      measure({ search: stubSearchPerformance({ keyword_performance }), traffic: null, snapshots: [] }).keywords,
    ).to.deep.equal({
      status: 'ok',
      value: 40,
      unit: 'keywords',
      change: 6,
      change_unit: 'keywords',
      trend: 'up',
      description:
        'Queries that showed the site from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example, 12 of them at positions 1 to 10',
    });
  });

  it('compares the phone with the audit before, over days on which it was not measured', () => {
    const snapshots = [
      snapshot(40, 'a', '2026-05-01'),
      snapshot(58.5, 'b', '2026-05-02'),
      snapshot(58.5, 'b', '2026-05-03'),
      snapshot(null, 'c', '2026-05-04'),
    ];
    expect(measure({ search: null, traffic: null, snapshots }).mobile).to.deep.equal({
      status: 'ok',
      value: 58.5,
      unit: 'points',
      change: 18.5,
      change_unit: 'points',
      trend: 'up',
      description: 'Lighthouse performance on a phone, 0 to 100, as known on 3 May 2026',
    });
  });

  it('says of figures whose connection has ended when that was', () => {
    const search = stubSearchPerformance({ performance_overview: stubOverview([80, 100], [4, 4]) });
    const ended = { connections: [], ends: { searchconsole: '2026-06-03T10:00:00.000Z' } };
    const { traffic } = measureDashboard({ search, traffic: null, snapshots: [], ...ended });
    expect(traffic)
      .to.have.property('description')
      .that.contains('(read through a connection that ended on 3 Jun 2026)');
  });
});
