import { expect } from 'chai';
import { RecommendationCard, showImpact } from '../../../../web/report/sections/recommendation-card.js';
import { renderPart, textOf } from '../../../support/render-part.js';
import { reportAudit } from '../../../support/report-audit.js';

const [first, second] = reportAudit().recommendations;
if (!first || !second) throw new Error('No recommendations');

describe('[U] recommendation card', () => {
  it('has steps, code, and what its figures rest on', () => {
    const text = textOf(renderPart(RecommendationCard, { recommendation: first, unfolded: false }));
    for (const words of [
      'How to fix it',
      first.steps[1] ?? '',
      'Title for the start page html · ',
      `Impact (estimate) 0.2–1.1 % traffic ${first.impact.basis}`,
      'Effort 2.5 days',
      `ROI 100 of 100 ${first.roi.basis}`,
      'Seen 40 times, for example',
    ])
      expect(text).to.contain(words);
  });

  it('stands open among the first, and all do on paper', () => {
    const isOpen = (rank: number, unfolded: boolean) =>
      /<details [^>]* open>/.test(renderPart(RecommendationCard, { recommendation: { ...second, rank }, unfolded }));
    expect([isOpen(3, false), isOpen(4, false), isOpen(4, true)]).to.deep.equal([true, false, true]);
  });

  it('says of an improvement how to do it, and shows no evidence of nothing', () => {
    const evidence = { count: 0, urls: [], sample: '' };
    const recommendation = { ...second, kind: 'improvement' as const, evidence };
    const text = textOf(renderPart(RecommendationCard, { recommendation, unfolded: false }));
    expect(text).to.contain('How to do it').and.not.contain('Seen');
  });

  it('shows an impact as a range', () => {
    expect(showImpact({ traffic_percent_low: 2, traffic_percent_high: 8.25, basis: '' })).to.equal('2–8.3 %');
  });
});
