import { expect } from 'chai';
import { RecommendationCard } from '../../../../web/report/sections/recommendation-card.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

const [first, second] = reportAudit().recommendations;
if (!first || !second) throw new Error('No recommendations');

describe('[U] recommendation card', () => {
  it('has steps, code, and what its figures rest on', () => {
    const text = readText(renderPart(RecommendationCard, { recommendation: first }));
    for (const words of [
      'How to fix it',
      first.steps[1] ?? '',
      'Title for the start page html · ',
      `Impact (estimate) 0.2–1.1% more clicks ${first.impact.basis}`,
      'Effort 2.5 days',
      `ROI 100 of 100 ${first.roi.basis}`,
      'Seen 40 times, for example',
    ])
      expect(text).to.contain(words);
  });

  it('stands open among the first', () => {
    const isOpen = (rank: number) =>
      /<details [^>]* open>/.test(renderPart(RecommendationCard, { recommendation: { ...second, rank } }));
    expect([isOpen(3), isOpen(4)]).to.deep.equal([true, false]);
  });

  it('says of an improvement how to do it, and shows no evidence of nothing', () => {
    const evidence = { count: 0, urls: [], sample: '' };
    const recommendation = { ...second, kind: 'improvement' as const, evidence };
    const text = readText(renderPart(RecommendationCard, { recommendation }));
    expect(text).to.contain('How to do it').and.not.contain('Seen');
    const known = { count: 40, urls: ['https://www.example.com/'], sample: '0 of 40 titles are questions' };
    const seen = readText(renderPart(RecommendationCard, { recommendation: { ...recommendation, evidence: known } }));
    expect(seen).to.contain('Seen on this site: 0 of 40 titles are questions').and.not.contain('40 times');
  });

  it('shows what follows from the cause, the template and its line, and the page to edit', () => {
    const recommendation = {
      ...first,
      explains: { findings: 144, symptoms: [{ check_id: 'a/b', title: 'Listed in the sitemap', findings: 144 }] },
      template: { pattern: '/de/*', pages: 36, line: '<link rel="canonical" href="/">', change: 'its own URL' },
      page_to_edit: 'https://www.example.com/de/',
      search_cost: { percent: 66.1, basis: '45 pages' },
    };
    const text = readText(renderPart(RecommendationCard, { recommendation }));
    for (const words of [
      'Explains 144 findings : Listed in the sitemap (144)',
      'Template /de/* , 36 pages: <link rel="canonical" href="/"> → its own URL',
      'Edit https://www.example.com/de/',
      'Search value at stake (estimate) 66.1% 45 pages',
    ])
      expect(text).to.contain(words);
  });

  it('leaves out a gain that is not estimated, which the head of the list says for all', () => {
    const impact = { traffic_percent_low: null, traffic_percent_high: null, basis: 'not estimated: no clicks' };
    const text = readText(renderPart(RecommendationCard, { recommendation: { ...first, impact } }));
    expect(text).to.not.contain('Impact').and.not.contain('not estimated');
    expect(text).to.contain('Effort');
  });
});
