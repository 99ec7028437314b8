import { expect } from 'chai';
import {
  NO_INDEX,
  type SemanticHealth,
  tellIndexHealth,
  tellSemanticHealth,
} from '../../../domain/dashboard/semantic-health.js';
import type { SemanticIndex } from '../../../domain/seo/semantic/semantic-index.js';

const index: SemanticIndex = {
  ...{ site_url: 'https://site.example/', audit_id: 'a', built_at: '2026-06-01T00:00:00.000Z', method: 'tfidf' },
  ...{ pages: 9, left_out: 1, terms: 50, value: 0.4 },
  pillars: [{ name: '/blog', kind: 'section', pages: 9, coherence: 0.1, top_terms: [], sample_urls: [] }],
  outliers: [{ url: 'https://site.example/x', title: 'X', similarity: 0.01, nearest_pillar: '/blog' }],
};
const statusOf = (value: number | null) => (tellSemanticHealth({ ...index, value }) as SemanticHealth).status;

describe('[U] semantic health', () => {
  it('is judged by its thresholds', () =>
    expect([0.3, 0.29, 0.15, 0.149, null].map(statusOf)).to.deep.equal([
      ...['healthy', 'warning', 'warning', 'critical', 'not_available'],
    ]));

  it('names what to do, with the pages and sections', () => {
    const { recommendations } = tellSemanticHealth(index) as SemanticHealth;
    expect(recommendations).to.have.length(2);
    expect(recommendations[0]).to.contain('https://site.example/x');
    expect(recommendations[1]).to.contain('/blog');
    const flat = {
      ...index,
      outliers: [],
      pillars: [{ ...(index.pillars[0] as SemanticIndex['pillars'][number]), kind: 'topic' as const, coherence: 0.5 }],
    };
    expect((tellSemanticHealth(flat) as SemanticHealth).recommendations[0]).to.contain('under one section');
    const few = { ...index, value: null, pages: 3, pillars: [], outliers: [] };
    expect((tellSemanticHealth(few) as SemanticHealth).recommendations).to.deep.equal([
      'Only 3 pages have enough text to compare: publish more on your subjects, then audit again.',
    ]);
  });

  it('has no data without an index', () => {
    expect(tellSemanticHealth(null)).to.equal(NO_INDEX);
    expect(tellIndexHealth(null, 'a', '2026-06-01T00:00:00Z')).to.equal(NO_INDEX);
  });

  it('says when the index is out of date', () => {
    const health = (latest: string | null, now: string) => {
      const told = tellIndexHealth(index, latest, now);
      return 'age_days' in told ? [told.status, told.age_days] : [];
    };
    expect(health('a', '2026-06-08T12:00:00Z')).to.deep.equal(['current', 7]);
    expect(health('b', '2026-06-02T00:00:00Z')).to.deep.equal(['stale', 1]);
    expect(health(null, '2026-08-01T00:00:00Z')).to.deep.equal(['stale', 61]);
  });
});
