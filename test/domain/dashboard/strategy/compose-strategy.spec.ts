import { expect } from 'chai';
import { composeStrategicReport } from '../../../../domain/dashboard/strategy/compose-strategy.js';
import type { StrategicSources } from '../../../../domain/dashboard/strategy/strategic-sources.js';
import type { SearchPerformance } from '../../../../domain/search/analysis/search-performance.js';
import { strategicSources } from '../../../support/samples/strategic-sources.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';

const NOW = '2026-06-03T08:00:00.000Z';
const stamp = { generated_at: NOW, duration_ms: 1 };
const audit = stubAudit([]);

function searched(
  figures: { clicks: number; impressions: number; position: number },
  days: number,
  end_date = '2026-05-31',
) {
  const current = { start_date: '2026-05-01', end_date, days };
  const performance_overview = { status: 'completed', totals: { current: figures, previous: null } };
  return {
    property: 'sc-domain:site.example',
    periods: { current },
    performance_overview,
    content_opportunities: { status: 'skipped', reason: 'not asked for' },
    trend_analysis: { status: 'skipped', reason: 'not asked for' },
  } as unknown as SearchPerformance;
}

/** The report of a week after another one, from what was stored in each. */
function follow(before: Partial<StrategicSources>, after: Partial<StrategicSources>) {
  const first = composeStrategicReport(strategicSources(before), '2026-05-20T00:00:00.000Z');
  return composeStrategicReport(strategicSources({ ...after, previous: { ...first, ...stamp } }), NOW);
}

describe('[U] strategic report', () => {
  it('has not one number where nothing was collected, and the next step', () => {
    const report = composeStrategicReport(strategicSources(), NOW);
    expect(report).to.deep.include({
      status: 'no_data',
      week_commencing: '2026-06-01',
      changes: [],
      compared_with: null,
    });
    expect(Object.values(report.metrics).every((value) => value === null)).to.equal(true);
    expect(report.insights).to.deep.equal({ big_move: null, low_hanging_fruit: [], threat_alerts: [] });
    expect(report.next_step).to.contain('complete-audit');
  });

  it('takes its figures from what is stored', () => {
    const { metrics, status, next_step } = composeStrategicReport(strategicSources({ audit }), NOW);
    expect(metrics).to.deep.include({ audit_score: audit.overall_score, critical_issues: 0, clicks: null });
    expect(status).to.equal('ok');
    expect(next_step).to.contain('Connect Search Console');
  });

  it('tells changes against a week before, less being better where it is', () => {
    const before = stubAudit([], [], { audit_id: 'before' });
    const first = composeStrategicReport(strategicSources({ audit: before }), '2026-05-20T00:00:00.000Z');
    const previous = {
      ...first,
      ...stamp,
      metrics: { ...first.metrics, audit_score: 50, critical_issues: 4, clicks: 10 },
    };
    const report = composeStrategicReport(strategicSources({ audit, previous }), NOW);
    expect(report.compared_with).to.equal('2026-05-18');
    expect(report.changes).to.deep.equal([
      { metric: 'audit_score', previous: 50, current: 100, change: 50, direction: 'better' },
      { metric: 'critical_issues', previous: 4, current: 0, change: -4, direction: 'better' },
    ]);
    expect(report.not_compared).to.deep.equal([]);
  });

  it('compares clicks of periods of one length alone', () => {
    const quarter = searched({ clicks: 9000, impressions: 180_000, position: 8 }, 90);
    const week = searched({ clicks: 750, impressions: 15_000, position: 7 }, 7);
    const unlike = follow({ search: quarter }, { search: week });
    expect(unlike.changes).to.deep.equal([]);
    expect(unlike.not_compared).to.deep.equal(
      ['clicks', 'impressions', 'average_position'].map((metric) => ({
        metric,
        reason: '90 days cannot be compared with 7',
      })),
    );
    expect(unlike.basis?.search).to.include({ days: 7, start_date: '2026-05-01' });
    const later = searched({ clicks: 800, impressions: 15_000, position: 7 }, 7, '2026-06-01');
    expect(follow({ search: week }, { search: later }).changes).to.deep.equal([
      { metric: 'clicks', previous: 750, current: 800, change: 50, direction: 'better' },
    ]);
  });

  it('does not compare a quick audit with a complete one', () => {
    const complete = stubAudit([], [], { overall_score: 60, issue_counts: { critical: 5, warning: 9, notice: 0 } });
    const quick = stubAudit([], [], { audit_type: 'quick', audit_id: 'later' });
    const { changes, not_compared } = follow({ audit: complete }, { audit: quick });
    expect(changes).to.deep.equal([]);
    expect(not_compared?.map(({ metric }) => metric)).to.deep.equal(['audit_score', 'critical_issues', 'warnings']);
  });

  it('never compares search data or an audit with itself, but with what is older', () => {
    const old = searched({ clicks: 700, impressions: 14_000, position: 7 }, 7, '2026-05-10');
    const last = searched({ clicks: 750, impressions: 15_000, position: 7 }, 7);
    const older = composeStrategicReport(strategicSources({ search: old, audit }), '2026-05-12T00:00:00.000Z');
    const newer = composeStrategicReport(strategicSources({ search: last, audit }), '2026-05-20T00:00:00.000Z');
    const reports = { previous: { ...newer, ...stamp }, earlier: [{ ...older, ...stamp }] };
    const again = composeStrategicReport(strategicSources({ search: last, audit, ...reports }), NOW);
    const against = { direction: 'better', compared_with: '2026-05-11' };
    expect(again.changes).to.deep.equal([
      { metric: 'clicks', previous: 700, current: 750, change: 50, ...against },
      { metric: 'impressions', previous: 14_000, current: 15_000, change: 1_000, ...against },
    ]);
    const reason = 'No newer audit since the report of 2026-05-18';
    expect(again.not_compared).to.deep.equal(
      ['audit_score', 'critical_issues', 'warnings'].map((metric) => ({ metric, reason })),
    );
    const first = composeStrategicReport(strategicSources({ search: last, previous: reports.previous }), NOW);
    expect(first.changes).to.deep.equal([]);
    expect(first.not_compared?.map(({ reason: why }) => why)).to.deep.equal(
      Array(3).fill('No newer search data since the report of 2026-05-18'),
    );
  });

  it('compares nothing of unknown kind with reports that do not tell what they rest on', () => {
    const { basis: _, ...first } = composeStrategicReport(strategicSources({ audit }), '2026-05-20T00:00:00.000Z');
    const previous = { ...first, ...stamp, metrics: { ...first.metrics, audit_score: 50 } };
    const report = composeStrategicReport(strategicSources({ audit, previous }), NOW);
    expect([report.changes, report.not_compared?.map(({ metric }) => metric)]).to.deep.equal([[], ['audit_score']]);
  });
});
