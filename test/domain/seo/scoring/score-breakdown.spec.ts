import { expect } from 'chai';
import type { ComponentResult } from '../../../../domain/audits/audit-result.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../../../../domain/seo/components.js';
import { breakDownScore } from '../../../../domain/seo/scoring/score-breakdown.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

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

  it('shows the mean, the cap and how the score came of both', () => {
    const capped = breakDownScore(componentsWith(scores), [
      { id: 'thin_pages', cap: 35 },
      { id: 'broken_links', cap: 60 },
    ]);
    expect(capped.formula).to.equal('the lower one of Σ score × weight ÷ 100 and the cap 35 × 60% = 21');
    expect([capped.weighted_mean, capped.cap]).to.deep.equal([73, 21]);
    const open = breakDownScore(componentsWith(scores));
    expect([open.weighted_mean, open.cap]).to.deep.equal([73, 100]);
    expect(breakDownScore(componentsWith({})).weighted_mean).to.equal(null);
    expect(breakDownScore(componentsWith(scores), [{ id: 'thin_pages', cap: 41 }]).formula).to.match(
      / and the cap 41$/,
    );
  });

  it('takes away by check what is missing to 100, the heaviest first', () => {
    const { lost_points: lost } = breakDownScore(componentsWith(scores));
    expect(lost[0]).to.deep.equal({
      check_id: 'x/on_page_seo',
      component: 'on_page_seo',
      points: 10,
      affected: 1,
      measured: 1,
      formula: '(low) × 25/100',
    });
    expect(lost.reduce((sum, { points }) => sum + points, 0)).to.be.closeTo(100 - 73, 1e-9);
  });

  it('adds up for any issues: lost points and score are a hundred, within rounding', () => {
    const next = randomNumbers(11);
    for (let turn = 0; turn < 100; turn += 1) {
      const issues = Array.from({ length: Math.floor(next() * 60) }, (_, n) =>
        stubIssue(`c/${n}`, {
          component: COMPONENT_NAMES[Math.floor(next() * COMPONENT_NAMES.length)] ?? 'sitemap',
          severity: (['critical', 'high', 'medium', 'low', 'info'] as const)[Math.floor(next() * 5)] ?? 'low',
          affected_pages: 1 + Math.floor(next() * 20),
        }),
      );
      const audit = stubAudit(issues);
      const { parts, lost_points: lost } = audit.score_breakdown;
      const sum = lost.reduce((points, one) => points + one.points, 0);
      const contributed = parts.reduce((points, one) => points + (one.contribution ?? 0), 0);
      expect(sum + contributed, `turn ${turn}`).to.be.closeTo(100, 0.01);
      // The mean is shown to one decimal.
      expect(Math.abs(sum + (audit.score_breakdown.weighted_mean ?? 0) - 100), `turn ${turn}`).to.be.at.most(0.06);
      for (const { check_id, formula, affected = 0, measured = 0 } of lost) {
        expect(formula, check_id).to.match(/^\(.+\) × \d+\/100$/);
        expect(affected, check_id).to.be.within(1, measured);
      }
    }
  });

  it('is exactly 80 when all five report 80', () => {
    const eighty = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, 80]));
    const { parts, lost_points: lost } = breakDownScore(componentsWith(eighty));
    expect(parts.reduce((sum, { contribution }) => sum + (contribution ?? 0), 0)).to.equal(80);
    expect(lost.reduce((sum, { points }) => sum + points, 0)).to.equal(20);
  });

  it('has no score to break down where the crawl is unreliable', () => {
    const audit = stubAudit([stubIssue('c/1')], [], { reliability: { reliable: false, reason: 'turned away' } });
    expect([audit.overall_score, audit.overall_status]).to.deep.equal([null, null]);
  });

  it('takes the weight of what was not measured out of the sum', () => {
    const { parts, formula } = breakDownScore(componentsWith({ technical_seo: 80, sitemap: 45 }));
    expect(formula).to.equal('Σ score × weight ÷ 35');
    expect(parts.map(({ contribution }) => contribution)).to.deep.equal([57.1429, null, null, 12.8571, null]);
  });
});
