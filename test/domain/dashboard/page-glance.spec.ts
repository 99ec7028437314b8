import { expect } from 'chai';
import { glanceAt } from '../../../domain/dashboard/page-glance.js';
import { analyzeHtml } from '../../support/samples/analyzed-page.js';

describe('[U] glanceAt', () => {
  it('takes the score, the issues and what gains most', () => {
    const analysis = analyzeHtml('<h1>Lamps</h1>');
    const [best] = analysis.top_recommendations;
    expect(glanceAt(analysis)).to.deep.equal({
      url: analysis.url,
      overall_score: analysis.overall_score,
      analyzed_at: analysis.analyzed_at,
      critical: analysis.issue_counts.critical,
      warnings: analysis.issue_counts.warning,
      advice: { title: best?.title, category: best?.category },
    });
    expect(glanceAt({ ...analysis, top_recommendations: [] }).advice).to.equal(null);
  });
});
