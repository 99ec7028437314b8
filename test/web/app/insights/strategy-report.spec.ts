import { expect } from 'chai';
import { composeStrategicReport } from '../../../../domain/dashboard/strategy/compose-strategy.js';
import type { StrategicItem, StrategicReport } from '../../../../domain/dashboard/strategy/strategic-report.js';
import { StrategyReport } from '../../../../web/app/insights/strategy-report.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { strategicSources } from '../../../support/samples/strategic-sources.js';

const EMPTY: StrategicReport = {
  ...composeStrategicReport(strategicSources(), '2026-06-03T00:00:00.000Z'),
  generated_at: '2026-06-03T00:00:00.000Z',
  duration_ms: 1,
};
const ITEM: StrategicItem = {
  source: 'audit',
  title: 'Fix <broken> links',
  why: 'Visitors leave.',
  steps: ['Find them.'],
  evidence: [{ name: 'Places', value: 12.345, url: null }],
  impact: { traffic_percent_low: 1, traffic_percent_high: 2, basis: 'From the clicks of the pages.' },
  effort: { value: 2, unit: 'days' },
};

describe('[U] strategy of a week', () => {
  const show = (report: StrategicReport) => readText(renderPart(StrategyReport, { report }));

  it('says what to collect where there is nothing to write from', () => {
    expect(show(EMPTY)).to.contain('Week of 1 Jun 2026 There is not enough data for a strategy.');
  });

  it('shows moves with steps and evidence, and what changed since the report before', () => {
    const text = show({
      ...EMPTY,
      status: 'ok',
      insights: {
        big_move: ITEM,
        low_hanging_fruit: [],
        threat_alerts: [{ ...ITEM, title: 'Clicks fall', impact: null, effort: null }],
      },
      changes: [{ metric: 'critical_issues', previous: 3, current: 5, change: 2, direction: 'worse' }],
      compared_with: '2026-05-25',
    });
    for (const words of [
      'Big move Fix <broken> links Visitors leave. Steps and evidence, about 2 days',
      'Places: 12.35',
      'From the clicks of the pages.',
      'Threats Clicks fall',
      'Changes since the week of 25 May 2026',
      'Critical issues 3 5 +2',
    ])
      expect(text).to.contain(words);
    expect(text).not.to.contain('Quick wins');
  });
});
