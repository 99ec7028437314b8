import { expect } from 'chai';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS, type ComponentName } from '../../../../domain/seo/components.js';
import { classifyScore, composeScore, meanScore } from '../../../../domain/seo/scoring/composite.js';
import type { ScoreGateId } from '../../../../domain/seo/scoring/gates/score-gate.js';

type Scores = Record<ComponentName, number | null>;
const all = (score: number | null): Scores => ({
  technical_seo: score,
  on_page_seo: score,
  page_speed: score,
  sitemap: score,
  content_strategy: score,
});

const gate = (cap: number, id: ScoreGateId = 'thin_pages') => ({ id, cap, share: 1, reason: 'Thin.', check_ids: [] });

describe('[U] composite', () => {
  it('is exactly 80 when all five report 80', () => {
    expect(composeScore(all(80))).to.deep.equal({ overall_score: 80, overall_status: 'excellent', score_coverage: 1 });
  });

  it('weighs 25, 25, 20, 10 and 20', () => {
    const scores: Scores = { technical_seo: 100, on_page_seo: 80, page_speed: 50, sitemap: 0, content_strategy: 60 };
    // 25 + 20 + 10 + 0 + 12
    expect(composeScore(scores)).to.deep.equal({ overall_score: 67, overall_status: 'good', score_coverage: 1 });
  });

  it('takes every subset of the five over the weights that were measured', () => {
    for (let subset = 1; subset < 32; subset += 1) {
      const measured = COMPONENT_NAMES.filter((_, index) => subset & (1 << index));
      const scores = { ...all(null), ...Object.fromEntries(measured.map((name) => [name, 73.5])) };
      const weight = measured.reduce((sum, name) => sum + COMPONENT_WEIGHTS[name], 0);
      expect(composeScore(scores), measured.join()).to.deep.equal({
        overall_score: 73.5,
        overall_status: 'good',
        score_coverage: weight / 100,
      });
    }
  });

  it('does not count what was not measured as 0', () => {
    expect(composeScore({ ...all(null), technical_seo: 90, sitemap: 20 }).overall_score).to.equal(70);
  });

  it('counts a score of 0', () => {
    expect(composeScore({ ...all(100), page_speed: 0 }).overall_score).to.equal(80);
  });

  it('is null when nothing was measured', () => {
    expect(composeScore(all(null))).to.deep.equal({ overall_score: null, overall_status: null, score_coverage: 0 });
  });

  it('is null when the crawl is unreliable', () => {
    const composite = composeScore(all(80), { reliable: false, reason: 'turned away' });
    expect(composite).to.deep.equal({ overall_score: null, overall_status: null, score_coverage: 1 });
  });

  it('is at most what the gates leave, and in the band of that', () => {
    const scores = { technical_seo: 90, on_page_seo: 90, page_speed: 90, sitemap: 90, content_strategy: 90 };
    const reliable = { reliable: true, reason: null };
    expect(composeScore(scores, reliable, [gate(40)])).to.deep.include({
      overall_score: 40,
      overall_status: 'needs_improvement',
    });
    expect(composeScore(scores, reliable, [gate(80), gate(50, 'broken_links')]).overall_score).to.equal(40);
    expect(composeScore(scores, reliable, [gate(95)]).overall_score).to.equal(90);
  });

  it('is bounded by the weakest of technology, pages and content', () => {
    expect(composeScore({ ...all(100), content_strategy: 0 }).overall_score).to.equal(45);
    expect(composeScore({ ...all(100), sitemap: 0 }).overall_score).to.equal(90);
    expect([meanScore(all(null)), meanScore({ ...all(100), content_strategy: 0 })]).to.deep.equal([null, 80]);
  });

  it('rounds to one decimal', () => {
    expect(composeScore({ ...all(null), technical_seo: 66.7, sitemap: 33.3 }).overall_score).to.equal(57.2);
  });

  it('has its bands begin at 80, 65 and 50', () => {
    expect([100, 80, 79.9, 65, 64.9, 50, 49.9, 0].map(classifyScore)).to.deep.equal([
      'excellent',
      'excellent',
      'good',
      'good',
      'fair',
      'fair',
      'needs_improvement',
      'needs_improvement',
    ]);
  });
});
