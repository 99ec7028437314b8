import { expect } from 'chai';
import {
  type CompetitiveReport,
  reportCompetitors,
} from '../../../../domain/dashboard/competitors/competitive-report.js';
import { findAlerts, findBigMove, findFruit } from '../../../../domain/dashboard/strategy/find-moves.js';
import { strategicSources } from '../../../support/samples/strategic-sources.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { stubRecommendation } from '../../../support/samples/stub-recommendation.js';
import { stubSearchOpportunity } from '../../../support/samples/stub-search-opportunity.js';
import { stubOverview, stubSearchPerformance } from '../../../support/samples/stub-search-performance.js';
import { stubTrends } from '../../../support/samples/stub-trends.js';
import { comparedSources } from '../../../support/sites/measured-site.js';

const impact = (high: number) => ({ traffic_percent_low: 0, traffic_percent_high: high, basis: 'a guess' });
const quick = stubRecommendation('fix/Quick', {
  title: 'Quick',
  effort: { value: 0.5, unit: 'days' },
  impact: impact(1),
});
const large = stubRecommendation('fix/Large', {
  title: 'Large',
  effort: { value: 1, unit: 'weeks' },
  impact: impact(9),
});
const small = stubRecommendation('fix/Small', {
  title: 'Small',
  effort: { value: 3, unit: 'days' },
  impact: impact(2),
});
const audit = stubAudit([], [quick, small, large]);
const sources = comparedSources({ own: { section: 'shop' }, rival: { section: 'guides' } });
const competitors = reportCompetitors(sources) as CompetitiveReport;
const NO_OPPORTUNITIES = {
  status: 'completed' as const,
  total: 0,
  by_kind: {},
  opportunities: [],
  not_looked_for: [],
  note: '',
};

describe('[U] moves of a week', () => {
  it('the big one is the larger work that promises most', () => {
    expect(findBigMove(strategicSources({ audit }))).to.deep.include({
      source: 'audit',
      title: 'Large',
      impact: impact(9),
    });
    const only = findBigMove(strategicSources({ audit: stubAudit([], [quick]), competitors }));
    expect(only?.source).to.equal('competitors');
    expect(findBigMove(strategicSources())).to.equal(null);
  });

  it('the low ones are within a day', () => {
    expect(findFruit(strategicSources({ audit })).map(({ title }) => title)).to.deep.equal(['Quick']);
    expect(findFruit(strategicSources())).to.deep.equal([]);
  });

  it('alerts name the day on which search fell, in place of the fall of the period', () => {
    const event = {
      date: '2026-05-20',
      direction: 'loss' as const,
      title: 'Since 2026-05-20, 24 queries rank about 6 places lower',
      certainty: 'high' as const,
      series: [],
      queries: [
        { query: 'oak', position_before: 4, position_after: 10, clicks_per_day_before: 9, clicks_per_day_after: 2 },
      ],
      queries_total: 24,
      median_places: 6,
      updates: [],
    };
    const performance_overview = stubOverview([600, 1_000], [9, 4]);
    const fallen = stubSearchPerformance({ performance_overview, trend_analysis: stubTrends([event]) });
    expect(findAlerts(strategicSources({ search: fallen })).map(({ title }) => title)).to.deep.equal([event.title]);
    const old = stubSearchPerformance({
      performance_overview,
      trend_analysis: stubTrends([{ ...event, date: '2026-01-20' }]),
    });
    expect(findAlerts(strategicSources({ search: old })).map(({ title }) => title)).to.deep.equal([
      'Clicks from search are falling',
    ]);
  });

  it('search gives the low ones their effort and their gain, as percent of all clicks', () => {
    const gain = { low: 0, expected: 20, high: 90, per_days: 90, basis: 'by the curve' };
    const search = stubSearchPerformance({
      performance_overview: stubOverview([1_000, 1_000], [4, 4]),
      content_opportunities: {
        ...NO_OPPORTUNITIES,
        total: 1,
        opportunities: [stubSearchOpportunity({ estimated_click_gain: gain, effort: { value: 3, unit: 'hours' } })],
      },
    });
    const [fruit] = findFruit(strategicSources({ search }));
    expect(fruit?.effort).to.deep.equal({ value: 0.5, unit: 'days' });
    expect(fruit?.impact).to.deep.equal({
      traffic_percent_low: 0,
      traffic_percent_high: 9,
      basis: 'estimate: 0–90 more clicks in 90 days, 20 expected, against 1,000 in 90 days; by the curve',
    });
  });

  it('alerts name a drop, what is newly critical and where competitors pull ahead, five at most', () => {
    const fresh = { check_id: 'title/missing', title: 'No title', level: 'critical' as const, affected_pages: 3 };
    const previous = { audit_id: 'b', overall_score: 90, change: -7.5, new_issues: [fresh], fixed_issues: [] };
    const alerts = findAlerts(strategicSources({ audit: stubAudit([], [], { previous }), competitors }));
    expect(alerts).to.have.length(5);
    expect(alerts.slice(0, 2).map(({ title }) => title)).to.deep.equal([
      'The audit score dropped',
      'New critical issue: No title',
    ]);
    expect(alerts[2]?.source).to.equal('competitors');
    const calm = { ...previous, change: -4.9, new_issues: [{ ...fresh, level: 'warning' as const }] };
    expect(findAlerts(strategicSources({ audit: stubAudit([], [], { previous: calm }) }))).to.deep.equal([]);
  });

  it('alerts name clicks that fell by a fifth or more, with both figures', () => {
    const alertsAt = (now: number, before: number) =>
      findAlerts(
        strategicSources({
          search: stubSearchPerformance({ performance_overview: stubOverview([now, before], [4, 4]) }),
        }),
      );
    const [alert, ...others] = alertsAt(80, 100);
    expect(others).to.deep.equal([]);
    expect(alert).to.deep.include({ source: 'search', title: 'Clicks from search are falling' });
    expect(alert?.why).to.match(
      /^80 clicks from 2 Mar 2026 to 30 May 2026 .+, against 100 in the period before \(-20%\)\.$/,
    );
    expect(alert?.evidence).to.deep.equal([{ name: 'clicks', value: 80, url: null }]);
    expect(alertsAt(81, 100)).to.deep.equal([]);
    expect(alertsAt(120, 100)).to.deep.equal([]);
    // Nothing can fall from nothing.
    expect(alertsAt(0, 0)).to.deep.equal([]);
  });

  it('the low ones of search are two, after the first three of the audit', () => {
    const opportunities = ['one', 'two', 'three'].map((title) => stubSearchOpportunity({ title }));
    const content_opportunities = { ...NO_OPPORTUNITIES, total: 3, opportunities };
    const fixes = ['A', 'B', 'C', 'D'].map((title, index) =>
      stubRecommendation(`fix/${title}`, { title, rank: index + 1, effort: { value: 0.5, unit: 'days' } }),
    );
    const found = findFruit(
      strategicSources({
        audit: stubAudit([], fixes),
        search: stubSearchPerformance({ content_opportunities }),
      }),
    );
    expect(found.map(({ source, title }) => [source, title])).to.deep.equal([
      ['audit', 'A'],
      ['audit', 'B'],
      ['audit', 'C'],
      ['search', 'one'],
      ['search', 'two'],
    ]);
    expect(found[3]?.evidence).to.deep.equal([{ name: 'position', value: 8, url: 'https://site.example/lamps' }]);
  });
});
