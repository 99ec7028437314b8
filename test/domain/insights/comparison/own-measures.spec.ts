import { expect } from 'chai';
import { OWN_MEASURES } from '../../../../domain/insights/comparison/own-measures.js';
import { valueAt } from '../../../../domain/insights/reading/json-path.js';
import { sampleOperationResult } from '../../../support/samples/operation-result.js';

const TYPES = [
  'complete_audit',
  'technical_seo',
  'on_page_analysis',
  'speed_analysis',
  'sitemap_analysis',
  'page_analysis',
  'page_batch',
  'content_analysis',
  'search_performance',
] as const;

describe('[U] measures of our own results', () => {
  it('are those of these types', () => {
    expect(Object.keys(OWN_MEASURES).sort()).to.deep.equal([...TYPES].sort());
  });

  for (const type of TYPES)
    it(`are where a ${type} has them`, async () => {
      const result = await sampleOperationResult(type);
      const measures = OWN_MEASURES[type] ?? [];
      expect(measures).to.not.deep.equal([]);
      for (const [path] of measures) expect(valueAt(result, path), path).to.not.equal(undefined);
    });
});
