import { expect } from 'chai';
import { compareInFull } from '../../../domain/audits/audit-comparison.js';
import type { AuditSide } from '../../../domain/audits/audit-side.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

const CRAWL = { pages: 10, depth: 2, bytes: 1, duration_ms: 1, pages_per_second: 1 };

function side(id: string, issues: string[], overrides: Partial<AuditSide> = {}): AuditSide {
  const made = issues.map((check_id) => stubIssue(check_id, { affected_pages: 10 }));
  const audit = stubAudit(made, [], { audit_id: id, crawl: CRAWL });
  return { audit, created_at: '2026-06-01T00:00:00.000Z', bounds: null, ...overrides };
}

describe('[U] audit comparison', () => {
  it('tells both audits, what came of score, issues and pages', () => {
    const base = side('one', ['a/gone', 'a/stays']);
    const other = side('two', ['a/stays'], { created_at: '2026-06-02T00:00:00.000Z' });
    other.audit.crawl = { ...CRAWL, pages: 11 };
    const { base: first, other: second, ...compared } = compareInFull(base, other);
    expect(first).to.deep.equal({
      audit_id: 'one',
      audit_type: 'complete',
      website_url: 'https://site.example/',
      status: 'completed',
      overall_score: 85.1,
      overall_status: 'excellent',
      score_coverage: 1,
      issue_counts: { critical: 0, warning: 2, notice: 0 },
      created_at: '2026-06-01T00:00:00.000Z',
    });
    expect(second).to.include({ audit_id: 'two', overall_score: 92.5, created_at: '2026-06-02T00:00:00.000Z' });
    expect(compared.earlier).to.equal('base');
    const same = { from: 100, to: 100, change: 0 };
    expect(compared.score_change).to.deep.equal({
      overall: { from: 85.1, to: 92.5, change: 7.4 },
      components: {
        technical_seo: same,
        on_page_seo: { from: 76, to: 88, change: 12 },
        page_speed: same,
        sitemap: same,
        content_strategy: same,
      },
    });
    expect(compared.counts).to.deep.equal({ new: 0, fixed: 1, unchanged: 1, worse: 0, better: 0, not_compared: 0 });
    expect(compared.issues.fixed.map(({ check_id }) => check_id)).to.deep.equal(['a/gone']);
    expect(compared.pages).to.deep.equal({ from: 10, to: 11, change: 1 });
  });

  it('goes from the base to the other, whichever was earlier', () => {
    const [early, late] = [side('one', []), side('two', ['a/new'], { created_at: '2026-06-02T00:00:00.000Z' })];
    const backwards = compareInFull(late, early);
    expect([backwards.earlier, backwards.counts.fixed, backwards.counts.new]).to.deep.equal(['other', 1, 0]);
    expect(compareInFull(early, early).earlier).to.equal('neither');
  });

  it('has no change of a score that is missing', () => {
    const without = side('two', []);
    Object.assign(without.audit, { overall_score: null });
    Object.assign(without.audit.components.page_speed, { status: 'failed', score: null });
    const { score_change } = compareInFull(side('one', []), without);
    expect(score_change.overall).to.deep.equal({ from: 100, to: null, change: null });
    expect(score_change.components.page_speed).to.deep.equal({ from: 100, to: null, change: null });
  });

  it('lists 200 of each kind at most and counts them all', () => {
    const ids = Array.from({ length: 250 }, (_, n) => `a/${n}`);
    const { issues, counts } = compareInFull(side('one', []), side('two', ids));
    expect([issues.new.length, counts.new]).to.deep.equal([200, 250]);
  });
});
