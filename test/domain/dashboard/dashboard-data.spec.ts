import { expect } from 'chai';
import { composeDashboard, shortenDashboard } from '../../../domain/dashboard/dashboard-data.js';
import { NOTHING } from '../../../domain/dashboard/no-data.js';
import { describeSearchSource } from '../../../domain/dashboard/search-source.js';
import type { DashboardFacts } from '../../../domain/dashboard/site-facts.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';
import { stubOverview, stubSearchPerformance } from '../../support/samples/stub-search-performance.js';
import { stubTraffic } from '../../support/samples/stub-traffic.js';
import { stubTrends } from '../../support/samples/stub-trends.js';
import { connectedAs } from '../../support/search-analysis-deps.js';

const EMPTY: DashboardFacts = {
  site: 'site.example',
  site_url: 'https://site.example/',
  audit: null,
  search: null,
  traffic: null,
  pages: [],
  snapshots: [],
  connections: [],
};
const DISCONNECTED = { searchconsole: 'disconnected', analytics: 'disconnected', altengine: 'disconnected' };

/** Every number in an answer, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('[U] composeDashboard', () => {
  it('holds not one number where nothing was collected, and says what to do', () => {
    for (const [facts, nothing, website_url] of [
      [null, NOTHING.site, null],
      [EMPTY, NOTHING.audit, 'https://site.example/'],
    ] as const) {
      const data = composeDashboard(facts, []);
      expect(numbersIn(data)).to.deep.equal([]);
      expect(data).to.deep.include({
        website_url,
        status: 'no_data',
        next_step: nothing.next_step,
        health_score: nothing,
        key_insight: null,
        priority_alert: null,
        ai_insights: [],
        timeseries: [],
        last_updated: null,
        platforms: DISCONNECTED,
      });
      expect(data.metrics.mobile).to.equal(facts === null ? NOTHING.site : NOTHING.speed);
      expect(numbersIn(shortenDashboard(data))).to.deep.equal([]);
      expect(shortenDashboard(data)).to.include({ health_score: null, health_status: null, status: 'no_data' });
    }
  });

  it('puts together what was', () => {
    const recommendations = [
      stubRecommendation('improvement/a', { title: 'Nice to have', priority: 'Low', kind: 'improvement' }),
      stubRecommendation('fix/b', {
        title: 'Mend it',
        priority: 'High',
        kind: 'fix',
        evidence: { count: 0, urls: [], sample: '' },
      }),
    ];
    const audit = stubAudit([], recommendations, { generated_at: '2026-06-01T06:00:00.000Z' });
    const shown = { date: '2026-01-10', direction: 'loss', title: 'Since 2026-01-10, …', certainty: 'high' } as const;
    const event = { ...shown, series: [], queries: [], queries_total: 0, median_places: null, updates: [] };
    const search = stubSearchPerformance({
      performance_overview: stubOverview([1_200, 1_000], [4, 5]),
      trend_analysis: stubTrends([event]),
    });
    const breakdown = { technical: 80, content: 60, performance: 70, mobile: 50 };
    const snapshot = { user_id: 'alice', site: 'site.example', day: '2026-06-01', score: 66, breakdown, audit_id: 'a' };
    const connections = [connectedAs('alice', { status: 'connected' })];
    const data = composeDashboard({ ...EMPTY, audit, search, snapshots: [snapshot], connections }, connections);
    expect(data).to.deep.include({
      status: 'ok',
      next_step: null,
      key_insight: 'Mend it',
      priority_alert: 'Mend it',
      last_updated: '2026-06-01T07:00:00.000Z',
      platforms: { ...DISCONNECTED, searchconsole: 'connected' },
      search_source: describeSearchSource(search),
      timeseries: [{ date: '2026-05-30', clicks: 12, impressions: 100, ctr: 0.12, position: 4 }],
      search_events: [shown],
    });
    expect(data.health_score).to.include({ score: 66, status: 'good' });
    expect(data.ai_insights.map(({ insight }) => insight.split(' (')[0])).to.deep.equal([
      'Mend it',
      'Nice to have',
      'Clicks from search rose by 200',
    ]);
    expect(shortenDashboard(data)).to.include({ health_score: 66, health_status: 'good', key_insight: 'Mend it' });
  });

  it('is there as soon as one thing was collected, were it a page or visits', () => {
    const page = { url: 'https://site.example/a', overall_score: 43, critical: 1, warnings: 0 };
    const advice = { title: 'Give the page a title', category: 'meta_data' as const };
    const pages = [{ ...page, advice, analyzed_at: '2026-06-01T08:00:00.000Z' }];
    expect(composeDashboard({ ...EMPTY, pages }, [])).to.deep.include({
      status: 'ok',
      health_score: NOTHING.health,
      last_updated: '2026-06-01T08:00:00.000Z',
      key_insight: 'https://site.example/a scores 43 of 100; first: Give the page a title',
    });
    const traffic = stubTraffic(12, 10);
    expect(composeDashboard({ ...EMPTY, traffic }, [])).to.deep.include({
      status: 'ok',
      key_insight: NOTHING.audit.reason,
      last_updated: traffic.collected_at,
    });
  });
});
