import { expect } from 'chai';
import { recognizeResult } from '../../../../domain/insights/results/recognize-result.js';
import { sampleOperationResult } from '../../../support/samples/operation-result.js';

const TYPES = [
  'complete_audit',
  'technical_seo',
  'on_page_analysis',
  'speed_analysis',
  'sitemap_analysis',
  'sitemap_benchmark',
  'page_analysis',
  'page_batch',
  'content_analysis',
  'search_performance',
  'content_opportunities',
] as const;

describe('[U] recognizing our own results', () => {
  for (const type of TYPES)
    it(`knows a ${type}`, async () => {
      expect(recognizeResult(await sampleOperationResult(type))).to.equal(type);
    });

  it('knows no other JSON, whatever its fields are called', () => {
    const others = [
      null,
      'complete_audit',
      [],
      {},
      { recommendations: [], issues: [] },
      { audit_id: 5, component_scores: {}, recommendations: [] },
      { property: 'a', opportunities: {}, phases: {} },
      { brand_terms: ['lumenhaus'], opportunities: ['a'] },
    ];
    expect(others.map(recognizeResult)).to.deep.equal(others.map(() => null));
  });
});
