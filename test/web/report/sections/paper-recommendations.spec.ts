import { expect } from 'chai';
import type { Recommendation } from '../../../../domain/audits/recommendation.js';
import { PaperRecommendations } from '../../../../web/report/sections/paper-recommendations.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

const [first] = reportAudit().recommendations;
if (!first) throw new Error('No recommendations');
const show = (overrides: Partial<Recommendation>) =>
  renderPart(PaperRecommendations, { recommendations: [{ ...first, ...overrides }] });
const snippet = (title: string, lines: number) => ({
  title,
  language: 'text' as const,
  code: Array.from({ length: lines }, (_, at) => `${title} ${at + 1}`).join('\n'),
  url: null,
  check_ids: [],
});

describe('[U] recommendations on paper', () => {
  it('are entries with reason, steps, effort and the first places', () => {
    const urls = ['a', 'b', 'c', 'd'].map((path) => `https://site.example/${path}`);
    const text = readText(
      show({ evidence: { count: 40, urls, sample: '' }, search_cost: { percent: 0.02, basis: '' } }),
    );
    for (const words of [
      first.steps[0] ?? '',
      'Effort: 2.5 days · 0.2–1.1% more clicks (estimate) · search value at stake: under 0.1% (estimate)',
      'and 37 more: see the CSV',
    ])
      expect(text).to.contain(words);
    expect(show({})).to.not.contain('<details');
  });

  it('show the fact that speaks for an improvement', () => {
    const evidence = { count: 1, urls: ['https://site.example/'], sample: 'no phone link on the page' };
    expect(readText(show({ kind: 'improvement', check_ids: [], evidence }))).to.contain(
      'Evidence: no phone link on the page',
    );
    expect(readText(show({ evidence }))).to.not.contain('Evidence:');
  });

  it('have five steps at most, and say where the others are', () => {
    const steps = Array.from({ length: 7 }, (_, at) => `Step ${at + 1}.`);
    const text = readText(show({ steps }));
    expect(text).to.contain('Step 5.').and.contain('2 more steps in the HTML report.').and.not.contain('Step 6.');
  });

  it('show as much code as there is room for', () => {
    const text = readText(show({ snippets: [snippet('A', 4), snippet('B', 4), snippet('C', 4)] }));
    expect(text).to.contain('A 4').and.contain('B 4').and.contain('1 more code sample in the HTML report.');
    expect(text).to.not.contain('C 1');
    const long = readText(show({ snippets: [snippet('A', 40)] }));
    expect(long).to.contain('A 13').and.contain('… 27 more lines').and.not.contain('A 14');
  });
});
