import { expect } from 'chai';
import type { SemanticIndex } from '../../../../../../domain/seo/semantic/semantic-index.js';
import { SemanticTables } from '../../../../../../web/app/operations/results/parts/semantic-tables.js';
import { readText, renderPart } from '../../../../../support/browser/render-part.js';

describe('[U] tables of a semantic index', () => {
  it('list topics with their pages and terms, and pages that are far from all of them', () => {
    const index: Pick<SemanticIndex, 'pillars' | 'outliers'> = {
      pillars: [
        { name: '/lamps', kind: 'section', pages: 12, coherence: 0.304, top_terms: ['brass', 'oak'], sample_urls: [] },
      ],
      outliers: [{ url: 'https://site.example/far', title: 'Far', similarity: 0.012, nearest_pillar: '/lamps' }],
    };
    const html = renderPart(SemanticTables, index);
    expect(readText(html)).to.contain('/lamps Section 12 0.3 brass, oak');
    expect(html).to.contain('href="https://site.example/far"');
    expect(readText(html)).to.contain('0.01 /lamps');
  });

  it('are left out where there is nothing to list', () => {
    expect(renderPart(SemanticTables, { pillars: [], outliers: [] })).to.equal('');
  });
});
