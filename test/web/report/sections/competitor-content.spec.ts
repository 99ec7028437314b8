import { expect } from 'chai';
import type { Benchmark } from '../../../../domain/audits/benchmark.js';
import { CompetitorContent } from '../../../../web/report/sections/competitor-content.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const EMPTY: Benchmark = {
  competitors: [],
  your_rank: null,
  ranked_sites: 0,
  your_index: null,
  advantages: [],
  gaps: [],
};

const competitor = (url: string, pages: number) => ({ url, pages, sample_urls: [`${url}lamps`, `${url}bulbs`] });

describe('[U] competitor content', () => {
  it('names each topic with its pages and one example of each of two sites', () => {
    const competitors = [competitor('https://one.example/', 4), competitor('https://two.example/', 3)];
    const topics = { overlap: [], gaps: [{ term: 'oil lamps', competitors }], other_languages: [] };
    const text = readText(renderPart(CompetitorContent, { benchmarking: { ...EMPTY, topics } }));
    expect(text).to.contain('Topics that two competitors or more cover and you do not');
    expect(text).to.contain('oil lamps 7 https://one.example/lamps , https://two.example/lamps');
    expect(text).to.not.contain('bulbs');
  });

  it('names the sections that competitors have, and takes nothing of theirs for markup', () => {
    const section = { url: 'https://one.example/', path: '/blog/', count: 12, sample_urls: ['javascript:alert(1)'] };
    const missing_sections = [{ section: '<b>blog</b>', competitors: [section] }];
    const html = renderPart(CompetitorContent, { benchmarking: { ...EMPTY, missing_sections } });
    expect(readText(html)).to.contain('Sections that competitors have and you lack');
    expect(html).to.contain('&lt;b>blog').and.not.contain('<b>blog');
    expect(html).to.not.match(/href="javascript:/);
  });

  it('is nothing when nothing is missing', () => {
    expect(renderPart(CompetitorContent, { benchmarking: EMPTY })).to.equal('');
  });
});
