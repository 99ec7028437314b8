import { expect } from 'chai';
import { findInsights } from '../../../domain/dashboard/dashboard-insights.js';
import type { DashboardFacts } from '../../../domain/dashboard/site-facts.js';
import { findUpdatesNear } from '../../../domain/search/analysis/events/find-updates-near.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';
import { stubSearchOpportunity } from '../../support/samples/stub-search-opportunity.js';
import { stubOverview, stubSearchPerformance } from '../../support/samples/stub-search-performance.js';
import { stubTrends } from '../../support/samples/stub-trends.js';
import { connectedAs } from '../../support/search-analysis-deps.js';

const NOTHING: DashboardFacts = {
  site: 'site.example',
  site_url: 'https://site.example/',
  audit: null,
  search: null,
  traffic: null,
  pages: [],
  snapshots: [],
  connections: [],
};

const AUDITED: DashboardFacts = { ...NOTHING, audit: stubAudit([], []) };
/** By an account whose properties are not known, so that nothing has ended. */
const connections = [connectedAs('alice', { listed_at: null })];

describe('[U] findInsights', () => {
  it('says what there is to begin with where nothing was collected', () => {
    const begin = { priority: 'high', category: 'setup', action_required: true, generated_by: 'rules' };
    expect(findInsights(null)).to.deep.equal([
      { ...begin, insight: 'No site is watched yet', tool_path: '/api/seo-dashboard/sites' },
    ]);
    const audit = { ...begin, insight: 'No audit of the site is known yet' };
    for (const connections of [[], [connectedAs('alice')]]) {
      expect(findInsights({ ...NOTHING, connections })).to.deep.equal([
        { ...audit, tool_path: '/api/seo/enterprise/complete-audit' },
      ]);
    }
  });

  it('tells of connections that are broken', () => {
    const connections = [
      connectedAs('alice', { status: 'error', platform: 'analytics', error: null }),
      connectedAs('alice', { status: 'expired', error: 'Connect again' }),
    ];
    expect(findInsights({ ...AUDITED, connections })).to.deep.equal([
      {
        insight: 'The connection to searchconsole has expired: Connect again',
        priority: 'high',
        category: 'connections',
        action_required: true,
        tool_path: '/api/integrations/searchconsole/connect',
        generated_by: 'rules',
      },
      {
        insight: 'The connection to analytics failed last time',
        priority: 'medium',
        category: 'connections',
        action_required: false,
        tool_path: '/api/integrations/analytics/connect',
        generated_by: 'rules',
      },
    ]);
  });

  it('takes the first recommendations of the audit, with where they are seen', () => {
    const evidence = { count: 12, urls: [], sample: '' };
    const audit = stubAudit(
      [],
      [
        stubRecommendation('fix/missing-title', {
          title: 'Give pages a title',
          priority: 'High',
          kind: 'fix',
          evidence,
        }),
        stubRecommendation('improvement/x', {
          title: 'Write more',
          priority: 'Low',
          kind: 'improvement',
          component: 'content_strategy',
        }),
        ...Array.from({ length: 9 }, (_, index) => stubRecommendation(`fix/${index}`)),
      ],
    );
    const found = findInsights({ ...NOTHING, audit });
    expect(found).to.have.length(5);
    expect(found[0]).to.include({ insight: 'Give pages a title (12 places)', priority: 'high', action_required: true });
    expect(found.find(({ insight }) => insight.startsWith('Write more'))).to.include({
      priority: 'low',
      category: 'content',
      action_required: false,
    });
  });

  it('tells how the score moved, and calls for action when it fell', () => {
    const issue = { check_id: 'a/b', title: 'x', level: 'critical' as const, affected_pages: 1 };
    const previous = { audit_id: 'f'.repeat(24), overall_score: 80, change: -6, new_issues: [issue], fixed_issues: [] };
    const audit = stubAudit([], [], { overall_score: 74, previous });
    expect(findInsights({ ...NOTHING, audit })).to.deep.equal([
      {
        insight: 'The score moved from 80 to 74, with 1 new critical issue',
        priority: 'high',
        category: 'technical',
        action_required: true,
        tool_path: `/api/seo/audits/${audit.audit_id}/compare/${'f'.repeat(24)}`,
        generated_by: 'rules',
      },
    ]);
    const still = stubAudit([], [], { previous: { ...previous, change: 0 } });
    expect(findInsights({ ...NOTHING, audit: still })).to.deep.equal([]);
  });

  it('tells how clicks moved, and what search offers first', () => {
    const opportunities = [
      stubSearchOpportunity({
        title: 'Answer more',
        estimated_click_gain: { low: 0, expected: 3, high: 9, per_days: 28, basis: '' },
      }),
      stubSearchOpportunity({ title: 'Link to it' }),
    ];
    const search = stubSearchPerformance({
      performance_overview: stubOverview([800, 1_000], [4, 4]),
      content_opportunities: {
        status: 'completed',
        total: 2,
        by_kind: {},
        opportunities,
        not_looked_for: [],
        note: '',
      },
    });
    const found = findInsights({ ...AUDITED, search, connections });
    expect(found.map(({ insight, priority, action_required }) => [insight, priority, action_required])).to.deep.equal([
      [
        'Clicks from search fell by 200 (20%) to 800 from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example',
        'high',
        true,
      ],
      // 3 clicks in 28 days are 10 in 90, of 800: as audits call it, medium.
      ['Answer more (about 3 more clicks in 28 days, at most 9, estimated)', 'medium', false],
      ['Link to it', 'low', false],
    ]);
    const steady = stubSearchPerformance({ performance_overview: stubOverview([100, 100], [4, 4]) });
    expect(findInsights({ ...AUDITED, search: steady })).to.deep.equal([]);
  });

  it('tells of the pages that score least, and what to do there first', () => {
    const page = { url: 'https://site.example/a?b', overall_score: 43.5, warnings: 2, analyzed_at: '' };
    const advice = { title: 'Send fewer bytes', category: 'performance' as const };
    const pages = [
      { ...page, critical: 0, advice },
      {
        ...page,
        url: 'https://site.example/c',
        critical: 1,
        advice: { ...advice, category: 'url_structure' as const },
      },
      {
        ...page,
        url: 'https://site.example/d',
        critical: 0,
        warnings: 0,
        advice: { ...advice, category: 'content' as const },
      },
      { ...page, critical: 3, advice: null },
    ];
    const found = findInsights({ ...AUDITED, pages });
    expect(found.map(({ priority, category, action_required }) => [priority, category, action_required])).to.deep.equal(
      [
        ['high', 'technical', true],
        ['medium', 'performance', false],
        ['low', 'content', false],
      ],
    );
    expect(found[1]).to.include({
      insight: 'https://site.example/a?b scores 43.5 of 100; first: Send fewer bytes',
      tool_path: '/api/seo-dashboard/metrics-detailed?url=https%3A%2F%2Fsite.example%2Fa%3Fb',
    });
  });

  it('names days on which search performance changed, in the last two months, with the update that was rolling out', () => {
    const event = {
      date: '2026-04-02',
      direction: 'loss' as const,
      title: 'Since 2026-04-02, 24 queries rank about 5 places lower',
      certainty: 'high' as const,
      series: [],
      queries: [],
      queries_total: 24,
      median_places: 5,
      updates: findUpdatesNear('2026-04-02'),
    };
    const old = { ...event, date: '2026-03-01' };
    const decay = stubSearchOpportunity({ kind: 'decay', title: 'Win back the clicks of a page' });
    // The day explains the fall of the period and of single pages: one cause, one sentence.
    const search = stubSearchPerformance({
      trend_analysis: stubTrends([event, old]),
      performance_overview: stubOverview([700, 1_000], [9, 4]),
      content_opportunities: {
        status: 'completed',
        total: 1,
        by_kind: { decay: 1 },
        opportunities: [decay],
        not_looked_for: [],
        note: '',
      },
    });
    expect(findInsights({ ...AUDITED, search, connections })).to.deep.equal([
      {
        insight: `${event.title}, while the March 2026 core update was rolling out`,
        priority: 'high',
        category: 'search',
        action_required: true,
        tool_path: '/api/seo/searchconsole/analyze-search-performance',
        generated_by: 'rules',
      },
    ]);
  });

  it('says how clicks moved: the way, the size, and the share where it is known', () => {
    const read = (current: number, previous: number) => {
      const search = stubSearchPerformance({ performance_overview: stubOverview([current, previous], [4, 4]) });
      return findInsights({ ...AUDITED, search, connections })[0]?.insight;
    };
    expect(read(1_300, 1_000)).to.include('Clicks from search rose by 300 (30%) to 1,300 from');
    // Within what comes and goes.
    expect(read(103, 100)).to.equal(undefined);
    expect(read(7, 0)).to.include('Clicks from search rose by 7 to 7 from');
    expect(read(873, 999)).to.include('fell by 126 (12.6%) to 873 from');
  });

  it('leads from moved clicks to the search analysis', () => {
    const search = stubSearchPerformance({ performance_overview: stubOverview([700, 1_000], [4, 4]) });
    expect(findInsights({ ...AUDITED, search, connections })).to.deep.equal([
      {
        insight: 'Clicks from search fell by 300 (30%) to 700 from 2 Mar 2026 to 30 May 2026 in sc-domain:site.example',
        priority: 'high',
        category: 'search',
        action_required: true,
        tool_path: '/api/seo/searchconsole/analyze-search-performance',
        generated_by: 'rules',
      },
    ]);
  });
});
