import { expect } from 'chai';
import { readMeasures } from '../../../../domain/insights/comparison/read-measures.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

const read = (value: unknown) =>
  [...readMeasures({ path: 'p', value, type: null })].map(
    ([way, { better, figure }]) => `${way} ${better} ${figure.value}`,
  );

describe('[U] measures of an analysis', () => {
  it('are numbers whose better direction their name tells', () => {
    expect(
      read({
        overall_score: 60,
        wordCount: 900,
        error_share: 0.02,
        ttfb_median_ms: 300,
        year: 2024,
        name: 'x',
        component_scores: { sitemap: 70 },
        issues: 5,
        backlinks: '12',
      }),
    ).to.deep.equal([
      'overall_score higher 60',
      'wordCount higher 900',
      'error_share lower 0.02',
      'ttfb_median_ms lower 300',
      'issues lower 5',
      'backlinks higher 12',
      'component_scores.sitemap higher 70',
    ]);
  });

  it('are of our own results those that their type has, and no sizes or technical counts', () => {
    const value = reportAudit({ issues: 4, sample: 1 });
    const measures = readMeasures({ path: 'p', value, type: 'complete_audit' });
    expect([...measures.keys()]).to.include.members(['overall_score', 'issue_counts.critical']);
    expect(
      [...measures.keys()].every((way) => /^(?:overall_score|component_scores\.|issue_counts\.)/.test(way)),
    ).to.equal(true);
    expect(measures.get('overall_score')?.figure).to.deep.equal({
      path: 'p.overall_score',
      value: value.overall_score,
    });
    expect(readMeasures({ path: 'p', value, type: 'content_opportunities' }).size).to.equal(0);
  });

  it('are neither of how the analysis was made, nor in lists, nor deeper than anybody looks', () => {
    expect(
      read({ crawl: { pages: 3 }, duration_ms: 5, issues: [{ count: 1 }], list: [{ score: 1 }], weight: 20 }),
    ).to.deep.equal([]);
    expect(read({ a: { b: { c: { d: { e: { f: { score: 1 } } } } } } })).to.deep.equal([]);
    for (const none of [null, 'x', [1, 2], 5]) expect(read(none)).to.deep.equal([]);
  });
});
