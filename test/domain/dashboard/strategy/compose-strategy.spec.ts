import { expect } from 'chai';
import { composeStrategicReport } from '../../../../domain/dashboard/strategy/compose-strategy.js';
import { strategicSources } from '../../../support/strategic-sources.js';
import { stubAudit } from '../../../support/stub-audit.js';

const NOW = '2026-06-03T08:00:00.000Z';
const stamp = { generated_at: NOW, duration_ms: 1 };
const audit = stubAudit([]);

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
    const first = composeStrategicReport(strategicSources({ audit }), '2026-05-20T00:00:00.000Z');
    const previous = {
      ...{ ...first, ...stamp },
      metrics: { ...first.metrics, audit_score: 50, critical_issues: 4, clicks: 10 },
    };
    const report = composeStrategicReport(strategicSources({ audit, previous }), NOW);
    expect(report.compared_with).to.equal('2026-05-18');
    expect(report.changes).to.deep.equal([
      { metric: 'audit_score', previous: 50, current: 100, change: 50, direction: 'better' },
      { metric: 'critical_issues', previous: 4, current: 0, change: -4, direction: 'better' },
    ]);
  });
});
