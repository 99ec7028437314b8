import { expect } from 'chai';
import type { SemanticHealth } from '../../../../domain/dashboard/semantic-health.js';
import { CoherenceCard } from '../../../../web/app/insights/coherence-card.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const HEALTH: SemanticHealth = {
  site_url: 'https://site.example/',
  value: 0.12,
  threshold: 0.17,
  status: 'warning',
  basis: 'By the words of each page.',
  recommendations: ['Link <these> pages.'],
  pillars: [{ name: '/lamps', kind: 'section', pages: 12, coherence: 0.3, top_terms: [], sample_urls: [] }],
  outliers: [
    { url: 'https://site.example/far', title: 'Far', similarity: 0.01, nearest_pillar: '/lamps' },
    { url: 'https://site.example/farther', title: 'Farther', similarity: 0, nearest_pillar: '/shades' },
  ],
  built_at: '2026-06-01T08:00:00.000Z',
  audit_id: 'a'.repeat(24),
  measure: 'tf-idf',
  model: null,
  model_not_used: null,
};

describe('[U] card of topical coherence', () => {
  const show = (health: SemanticHealth) => readText(renderPart(CoherenceCard, { health }));

  it('shows value, basis, advice, topics and the pages that are far from them', () => {
    const text = show(HEALTH);
    expect(text).to.contain('0.12 Warning').and.to.contain('Healthy from 0.17. By the words of each page.');
    for (const words of ['Link <these> pages.', '/lamps Section 12 0.3', '/far 0.01 /lamps'])
      expect(text).to.contain(words);
  });

  it('shows no value where there are too few pages to compare', () => {
    const text = show({ ...HEALTH, value: null, status: 'not_available', pillars: [], outliers: [] });
    expect(text).to.contain('n/a Not available').and.not.to.contain('Topics of the site');
  });
});
