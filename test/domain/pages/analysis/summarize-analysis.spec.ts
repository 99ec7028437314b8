import { expect } from 'chai';
import { summarizeAnalysis } from '../../../../domain/pages/analysis/summarize-analysis.js';
import { analyzeHtml } from '../../../support/samples/analyzed-page.js';

describe('[U] summary of a page analysis', () => {
  const analysis = analyzeHtml('<h1>Lamps</h1><img src="/red-boots.jpg">');
  const summary = summarizeAnalysis(analysis);

  it('counts what each category holds', () => {
    const { score, status, issues, warnings, notices } = analysis.categories.meta_data;
    expect(summary.categories.meta_data).to.deep.equal({
      score,
      status,
      issues: issues.length,
      warnings: warnings.length,
      notices: notices.length,
    });
    expect(Object.keys(summary.categories)).to.have.length(9);
  });

  it('names the three that lose most, worst first', () => {
    const scores = summary.weakest.map((name) => analysis.categories[name].score ?? 0);
    expect(scores).to.have.length(3);
    expect(scores).to.deep.equal([...scores].sort((one, other) => one - other));
    expect(Math.min(...Object.values(analysis.categories).map(({ score }) => score ?? 100))).to.equal(scores[0]);
  });

  it('keeps scores, counts and the first things to do', () => {
    const { overall_score, issue_counts, top_recommendations, analyzed_at } = analysis;
    expect(summary).to.deep.include({ overall_score, issue_counts, top_recommendations, analyzed_at });
    expect(summary.fixes).to.equal(
      Object.values(analysis.categories).reduce((sum, { fixes }) => sum + fixes.length, 0),
    );
  });
});
