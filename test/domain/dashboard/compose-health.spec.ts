import { expect } from 'chai';
import { composeHealth, HEALTH_WEIGHTS, healthStatus } from '../../../domain/dashboard/compose-health.js';
import { component } from '../../support/audit-deps.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { stubAudit } from '../../support/samples/stub-audit.js';

type Scores = Parameters<typeof composeHealth>[0]['component_scores'];

const SCORES: Scores = { technical_seo: 90, on_page_seo: 80, page_speed: 70, sitemap: 20, content_strategy: 35 };

function health(scores: Partial<Scores>, mobile: number | null = 50, reliable = true) {
  const audit = stubAudit([]);
  const run = speedRun({ scores: { performance: mobile } });
  const page_speed = { ...component('page_speed', 70), metrics: { strategies: { mobile: run } } };
  return composeHealth({
    component_scores: { ...SCORES, ...scores },
    components: { ...audit.components, page_speed },
    reliability: { reliable, reason: null },
  });
}

describe('[U] composeHealth', () => {
  it('weighs four parts, each from what the audit measured', () => {
    // technical (90×25 + 20×10) ÷ 35, content (80×25 + 35×20) ÷ 45
    expect(health({})).to.deep.equal({
      score: 63.5,
      breakdown: { technical: 70, content: 60, performance: 70, mobile: 50 },
    });
    expect((70 * 35 + 60 * 35 + 70 * 15 + 50 * 15) / 100).to.equal(63.5);
    expect(Object.values(HEALTH_WEIGHTS).reduce((sum, weight) => sum + weight)).to.equal(100);
  });

  it('leaves out what was not measured, and its weight', () => {
    const found = health({ page_speed: null, sitemap: null }, null);
    expect(found).to.deep.equal({
      score: 75,
      breakdown: { technical: 90, content: 60, performance: null, mobile: null },
    });
  });

  it('is at most what caps the score of the audit', () => {
    const gate = { id: 'not_indexable' as const, cap: 5, share: 1, reason: 'All pages are noindex.', check_ids: [] };
    expect(composeHealth({ ...stubAudit([]), score_gates: [gate] })?.score).to.equal(5);
  });

  it('is nothing when nothing was measured, or the crawl is not to be relied on', () => {
    const none = { technical_seo: null, on_page_seo: null, page_speed: null, sitemap: null, content_strategy: null };
    expect(health(none, null)).to.equal(null);
    expect(health({}, 50, false)).to.equal(null);
  });

  it('reads audits that lack what it looks for', () => {
    const audit = stubAudit([]);
    expect(composeHealth(audit)?.breakdown.mobile).to.equal(null);
  });

  it('has its bands', () => {
    expect([100, 80, 79.9, 60, 59.9, 40, 39.9, 0].map(healthStatus)).to.deep.equal([
      'excellent',
      'excellent',
      'good',
      'good',
      'needs_attention',
      'needs_attention',
      'critical',
      'critical',
    ]);
  });
});
