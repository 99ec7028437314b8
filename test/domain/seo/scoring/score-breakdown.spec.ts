import { expect } from 'chai';
import type { ComponentResult } from '../../../../domain/seo/audit/audit-result.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../../../../domain/seo/components.js';
import { breakDownScore } from '../../../../domain/seo/scoring/score-breakdown.js';

function componentsWith(scores: Partial<Record<ComponentName, number>>): Record<ComponentName, ComponentResult> {
  const entries = COMPONENT_NAMES.map((name): [ComponentName, ComponentResult] => {
    const score = scores[name] ?? null;
    const lost = { check_id: `x/${name}`, points: 100 - (score ?? 100), affected: 1, measured: 1, formula: 'low' };
    const result: ComponentResult = {
      status: score === null ? 'failed' : 'completed',
      weight: COMPONENT_WEIGHTS[name],
      score,
      duration_ms: 0,
      error: null,
      summary: '',
      issues: [],
      metrics: {},
      deductions: score === null ? [] : [lost],
    };
    return [name, result];
  });
  return Object.fromEntries(entries) as Record<ComponentName, ComponentResult>;
}

describe('[U] breakDownScore', () => {
  const scores = { technical_seo: 80, on_page_seo: 60, page_speed: 50, sitemap: 100, content_strategy: 90 };

  it('names what each component contributes', () => {
    const { parts, formula } = breakDownScore(componentsWith(scores));
    expect(formula).to.equal('Σ score × weight ÷ 100');
    expect(parts.map(({ contribution }) => contribution)).to.deep.equal([20, 15, 10, 10, 18]);
  });

  it('takes away by check what is missing to 100, the heaviest first', () => {
    const { lost_points: lost } = breakDownScore(componentsWith(scores));
    expect(lost[0]).to.deep.equal({
      check_id: 'x/on_page_seo',
      component: 'on_page_seo',
      points: 10,
      formula: '(low) × 25/100',
    });
    expect(lost.reduce((sum, { points }) => sum + points, 0)).to.be.closeTo(100 - 73, 1e-9);
  });

  it('takes the weight of what was not measured out of the sum', () => {
    const { parts, formula } = breakDownScore(componentsWith({ technical_seo: 80, sitemap: 45 }));
    expect(formula).to.equal('Σ score × weight ÷ 35');
    expect(parts.map(({ contribution }) => contribution)).to.deep.equal([57.1429, null, null, 12.8571, null]);
  });
});
