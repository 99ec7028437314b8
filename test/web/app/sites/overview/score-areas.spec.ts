import { expect } from 'chai';
import type { ScoreGate } from '../../../../../domain/seo/scoring/gates/score-gate.js';
import { ScoreAreas } from '../../../../../web/app/sites/overview/score-areas.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { stubAudit } from '../../../../support/samples/stub-audit.js';

const gate: ScoreGate = {
  id: 'crawling_blocked',
  cap: 40,
  reason: 'robots.txt blocks <all> pages',
  share: 1,
  check_ids: [],
};
const show = (overall_score: number) =>
  readText(renderPart(ScoreAreas, { audit: stubAudit([], [], { overall_score, score_gates: [gate] }) }));

describe('[U] areas of a score', () => {
  it('name each area with its weight and score', () => {
    expect(show(30)).to.match(/^Score by area Technical SEO 25% 100 On-page SEO 25% 100 Page speed 20% 100 /);
  });

  it('say what limits the score, where it does', () => {
    expect(show(40)).to.contain('The weighted average of the areas is 100. These problems limit the score:');
    expect(show(40)).to.contain('robots.txt blocks <all> pages Maximum score: 40.');
    expect(show(30)).to.not.contain('limit the score');
  });
});
