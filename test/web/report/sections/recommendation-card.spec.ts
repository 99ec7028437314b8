import { expect } from 'chai';
import { openLanguage } from '../../../../web/report/parts/report-language.js';
import { RecommendationCard, showImpact } from '../../../../web/report/sections/recommendation-card.js';
import { renderPart, textOf } from '../../../support/render-part.js';
import { reportAudit } from '../../../support/report-audit.js';

const [first, second] = reportAudit().recommendations;
if (!first || !second) throw new Error('No recommendations');

const EN = openLanguage('en');

describe('[U] recommendation card', () => {
  it('has steps, code, and what its figures rest on', () => {
    const text = textOf(renderPart(RecommendationCard, { recommendation: first, unfolded: false }));
    for (const words of [
      'How to fix it',
      first.steps[1] ?? '',
      'Title for the start page html · ',
      `Impact (estimate) 0.2–1.1 % more clicks ${first.impact.basis}`,
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

  it('shows what follows from the cause, the template and its line, and the page to edit', () => {
    const recommendation = {
      ...first,
      explains: { findings: 144, symptoms: [{ check_id: 'a/b', title: 'Listed in the sitemap', findings: 144 }] },
      template: { pattern: '/de/*', pages: 36, line: '<link rel="canonical" href="/">', change: 'its own URL' },
      page_to_edit: 'https://www.example.com/de/',
      search_cost: { percent: 66.1, basis: '45 pages' },
    };
    const text = textOf(renderPart(RecommendationCard, { recommendation, unfolded: true }));
    for (const words of [
      'Explains 144 findings : Listed in the sitemap (144)',
      'Template /de/* , 36 pages: <link rel="canonical" href="/"> → its own URL',
      'Edit https://www.example.com/de/',
      'Search value at stake (estimate) 66.1 % 45 pages',
    ])
      expect(text).to.contain(words);
  });

  it('says that a gain is not estimated', () => {
    const impact = { traffic_percent_low: null, traffic_percent_high: null, basis: 'not estimated: no clicks' };
    const text = textOf(renderPart(RecommendationCard, { recommendation: { ...first, impact }, unfolded: true }));
    expect(text).to.contain('Impact (estimate) not estimated: no clicks');
  });

  it('shows an impact as a range', () => {
    expect(showImpact({ traffic_percent_low: null, traffic_percent_high: null, basis: '' }, EN)).to.equal(
      'not estimated',
    );
    expect(showImpact({ traffic_percent_low: 2, traffic_percent_high: 8.25, basis: '' }, EN)).to.equal('2–8.3 %');
    const german = openLanguage('de');
    expect(showImpact({ traffic_percent_low: 2, traffic_percent_high: 8.25, basis: '' }, german)).to.equal('2–8,3 %');
  });
});
