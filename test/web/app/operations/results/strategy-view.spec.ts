import { expect } from 'chai';
import type { StrategicReport } from '../../../../../domain/dashboard/strategy/strategic-report.js';
import { StrategyView } from '../../../../../web/app/operations/results/strategy-view.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { sampleOperationResult } from '../../../../support/samples/operation-result.js';

const ITEM = {
  source: 'search',
  title: 'Rewrite the title of the home page',
  why: 'It is shown often and seldom clicked.',
  steps: ['Write a title.'],
  evidence: [{ name: 'clicks', value: 1200, url: 'https://site.example/' }],
  impact: { traffic_percent_low: 1, traffic_percent_high: 3, basis: 'From its impressions.' },
  effort: { value: 2, unit: 'days' },
} as const;

describe('[U] view of a strategy', () => {
  it('shows the big move, quick wins, threats and changes', async () => {
    const result = (await sampleOperationResult('strategic_insights')) as StrategicReport;
    const item = { ...ITEM, steps: [...ITEM.steps], evidence: [...ITEM.evidence] };
    const full: StrategicReport = {
      ...result,
      insights: { big_move: item, low_hanging_fruit: [{ ...item, effort: null }], threat_alerts: [item] },
      changes: [{ metric: 'clicks', previous: 900, current: 1200, change: 300, direction: 'better' }],
      not_compared: [{ metric: 'audit_score', reason: 'another kind of audit' }],
      compared_with: '2026-05-25',
    };
    const text = readText(renderPart(StrategyView, { result: full }));
    for (const shown of [
      'Big move',
      'Quick wins',
      'Threats',
      'Estimate: 1% to 3% more traffic (From its impressions)',
      'Effort: about 2 days',
      'clicks: 1,200',
      'Better',
      '+300',
    ])
      expect(text).to.contain(shown);
    expect(text).to.contain('Since the week of 25 May 2026').and.to.contain('Not compared: Audit score: another kind');
  });

  it('says what is missing where there are no data', async () => {
    const result = (await sampleOperationResult('strategic_insights')) as StrategicReport;
    const empty: StrategicReport = { ...result, status: 'no_data' };
    expect(readText(renderPart(StrategyView, { result: empty }))).to.contain(
      'There is not enough data yet. Run a complete audit',
    );
  });
});
