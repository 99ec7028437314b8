import { expect } from 'chai';
import {
  describeIndexHealth,
  describeSemanticHealth,
  NO_INDEX,
  type SemanticHealth,
} from '../../../domain/dashboard/semantic-health.js';
import type { SemanticIndex } from '../../../domain/seo/semantic/semantic-index.js';

const index: SemanticIndex = {
  site_url: 'https://site.example/',
  audit_id: 'a',
  built_at: '2026-06-01T00:00:00.000Z',
  measure: 'tf-idf',
  model: null,
  model_not_used: null,
  related: null,
  pages: 9,
  left_out: 1,
  terms: 50,
  value: 0.4,
  pillars: [{ name: '/blog', kind: 'section', pages: 9, coherence: 0.08, top_terms: [], sample_urls: [] }],
  outliers: [{ url: 'https://site.example/x', title: 'X', similarity: 0.01, nearest_pillar: '/blog' }],
};
const tell = (given: Partial<SemanticIndex>) => describeSemanticHealth({ ...index, ...given }) as SemanticHealth;
const statusOf = (value: number | null) => tell({ value }).status;

describe('[U] semantic health', () => {
  it('is judged by its thresholds', () =>
    expect([0.17, 0.169, 0.085, 0.084, null].map(statusOf)).to.deep.equal([
      'healthy',
      'warning',
      'warning',
      'critical',
      'not_available',
    ]));

  it('is judged by the thresholds of the model where it has vectors', () => {
    const embedded = { measure: 'embeddings', model: 'small', related: 0.3 } as const;
    const health = tell({ ...embedded, value: 0.29 });
    expect(health).to.deep.include({ threshold: 0.3, status: 'warning', measure: 'embeddings', model: 'small' });
    expect(health.basis).to.contain('on one subject');
    expect([0.3, 0.15, 0.149].map((value) => tell({ ...embedded, value }).status)).to.deep.equal([
      'healthy',
      'warning',
      'critical',
    ]);
  });

  it('says why a model was not used, and knows indexes of before there was one', () => {
    const reported = tell({ model: 'small', model_not_used: 'It answered 401' });
    expect(reported).to.deep.include({ measure: 'tf-idf', model: 'small', model_not_used: 'It answered 401' });
    const { measure: _, model: __, model_not_used: ___, related: ____, ...old } = index;
    const known = { measure: 'tf-idf', model: null, model_not_used: null };
    expect(describeSemanticHealth(old as SemanticIndex)).to.deep.include({ ...known, threshold: 0.17 });
    expect(describeIndexHealth(old as SemanticIndex, 'a', '2026-06-08T12:00:00Z')).to.deep.include(known);
  });

  it('says how many pages have too little text where there is nothing to compare', () => {
    const adviceOf = (pages: number) => tell({ value: null, pages }).recommendations.join();
    expect(adviceOf(0)).to.match(/^No indexable page has enough text to compare:/);
    expect(adviceOf(1)).to.match(/^Only one page has enough text to compare:/);
    expect(adviceOf(4)).to.match(/^Only 4 pages have enough text to compare:/);
  });

  it('names what to do, with the pages and sections', () => {
    const { recommendations } = describeSemanticHealth(index) as SemanticHealth;
    expect(recommendations).to.have.length(2);
    expect(recommendations[0]).to.contain('https://site.example/x');
    expect(recommendations[1]).to.contain('/blog');
    const flat = {
      ...index,
      outliers: [],
      pillars: [{ ...(index.pillars[0] as SemanticIndex['pillars'][number]), kind: 'topic' as const, coherence: 0.5 }],
    };
    expect((describeSemanticHealth(flat) as SemanticHealth).recommendations[0]).to.contain('under one section');
    const few = { ...index, value: null, pages: 3, pillars: [], outliers: [] };
    expect((describeSemanticHealth(few) as SemanticHealth).recommendations).to.deep.equal([
      'Only 3 pages have enough text to compare: publish more on your subjects, then audit again.',
    ]);
  });

  it('has no data without an index', () => {
    expect(describeSemanticHealth(null)).to.equal(NO_INDEX);
    expect(describeIndexHealth(null, 'a', '2026-06-01T00:00:00Z')).to.equal(NO_INDEX);
  });

  it('says when the index is out of date', () => {
    const health = (latest: string | null, now: string) => {
      const reported = describeIndexHealth(index, latest, now);
      return 'age_days' in reported ? [reported.status, reported.age_days] : [];
    };
    expect(health('a', '2026-06-08T12:00:00Z')).to.deep.equal(['current', 7]);
    expect(health('b', '2026-06-02T00:00:00Z')).to.deep.equal(['stale', 1]);
    expect(health(null, '2026-08-01T00:00:00Z')).to.deep.equal(['stale', 61]);
  });
});
