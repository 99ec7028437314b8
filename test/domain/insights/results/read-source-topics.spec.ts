import { expect } from 'chai';
import { readSourceTopics } from '../../../../domain/insights/results/read-source-topics.js';
import { sampleContentAnalysis } from '../../../support/samples/sample-content-analysis.js';

describe('[U] subjects of an analysis', () => {
  it('are read from where a content analysis lists them, gaps with who writes about them', async () => {
    const value = await sampleContentAnalysis('a'.repeat(24));
    const topics = readSourceTopics({ path: '', value, type: 'content_analysis' });
    expect(topics.every(({ path }) => /^(?:content_gaps|topics)\[/.test(path))).to.equal(true);
    expect(topics.some(({ is_gap }) => is_gap)).to.equal(true);
  });

  it('are none of a type that lists none, and by known names in other JSON', () => {
    const value = { topics: ['oak'], brand_terms: ['lumen'] };
    expect(readSourceTopics({ path: '', value, type: 'search_performance' })).to.deep.equal([]);
    expect(readSourceTopics({ path: '', value, type: null }).map(({ term }) => term.value)).to.deep.equal(['oak']);
  });
});
