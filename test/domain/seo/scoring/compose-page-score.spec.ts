import { expect } from 'chai';
import { composePageScore } from '../../../../domain/seo/scoring/compose-page-score.js';
import type { ScoreGateId } from '../../../../domain/seo/scoring/gates/score-gate.js';

const lost = (check_id: string, points: number) => ({ check_id, points, affected: 1, measured: 1, formula: 'high 30' });
const part = (weight: number, score: number | null, ...deductions: ReturnType<typeof lost>[]) => ({
  weight,
  score,
  deductions,
});
const gate = (cap: number, id: ScoreGateId = 'thin_pages') => ({ id, cap, share: 1, reason: 'Thin.', check_ids: [] });

describe('[U] composePageScore', () => {
  it('is the mean by weight over the parts that were measured', () => {
    expect(composePageScore([part(30, 90), part(10, 50), part(60, null)], [])).to.deep.include({
      overall_score: 80,
      weighted_mean: 80,
      cap: 100,
    });
    expect(composePageScore([part(10, null)], []).weighted_mean).to.equal(0);
  });

  it('is at most what the gates leave', () => {
    expect(composePageScore([part(1, 90)], [gate(50), gate(60, 'missing_titles')])).to.deep.include({
      overall_score: 30,
      weighted_mean: 90,
      cap: 30,
    });
    expect(composePageScore([part(1, 20)], [gate(50)]).overall_score).to.equal(20);
  });

  it('shows what each check takes off the mean, the heaviest first', () => {
    const { deductions, weighted_mean } = composePageScore(
      [part(30, 90, lost('a', 10)), part(10, 50, lost('b', 50))],
      [],
    );
    expect(deductions.map(({ check_id, points, formula }) => [check_id, points, formula])).to.deep.equal([
      ['b', 12.5, '(high 30) × 10/40'],
      ['a', 7.5, '(high 30) × 30/40'],
    ]);
    expect(100 - deductions.reduce((sum, { points }) => sum + points, 0)).to.equal(weighted_mean);
  });
});
