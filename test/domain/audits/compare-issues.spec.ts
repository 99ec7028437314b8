import { expect } from 'chai';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { compareIssues, type IssueComparison } from '../../../domain/audits/compare-issues.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

type Coverage = { run: string[]; skipped?: { id: string; reason: string }[] };

/** An audit whose on-page component ran exactly these checks; without them it does not say. */
function audit(issues: Issue[], coverage?: Coverage): CompleteAudit {
  const made = stubAudit(issues);
  if (coverage) {
    made.components.on_page_seo.checks_run = coverage.run;
    made.components.on_page_seo.checks_skipped = coverage.skipped ?? [];
  }
  return made;
}

function idsIn(compared: IssueComparison): Record<string, string[]> {
  const lists: [string, { check_id: string }[]][] = Object.entries(compared);
  return Object.fromEntries(lists.map(([name, list]) => [name, list.map(({ check_id }) => check_id)]));
}
const NONE = { new: [], fixed: [], unchanged: [], worse: [], better: [], not_compared: [] };

describe('[U] compare issues', () => {
  it('puts every issue in one list', () => {
    const base = audit([
      stubIssue('a/same', { affected_pages: 3 }),
      stubIssue('a/grown', { affected_pages: 3 }),
      stubIssue('a/shrunk', { affected_pages: 3 }),
      stubIssue('a/gone'),
    ]);
    const other = audit([
      stubIssue('a/same', { affected_pages: 3 }),
      stubIssue('a/grown', { affected_pages: 5 }),
      stubIssue('a/shrunk', { affected_pages: 1 }),
      stubIssue('a/new'),
    ]);
    expect(idsIn(compareIssues(base, other))).to.deep.equal({
      ...NONE,
      new: ['a/new'],
      fixed: ['a/gone'],
      unchanged: ['a/same'],
      worse: ['a/grown'],
      better: ['a/shrunk'],
    });
    const same = compareIssues(base, base);
    expect([same.unchanged.length, same.new.length, same.fixed.length]).to.deep.equal([4, 0, 0]);
  });

  it('tells pages and severity before and after', () => {
    const base = audit([stubIssue('a/one', { affected_pages: 3 })]);
    const other = audit([stubIssue('a/one', { affected_pages: 2, severity: 'high', level: 'critical' })]);
    const change = { check_id: 'a/one', component: 'on_page_seo', title: 'Fault a/one' };
    expect(compareIssues(base, other)).to.deep.equal({
      ...NONE,
      // More severe on fewer pages is worse: severity goes first.
      worse: [
        {
          ...change,
          level: 'critical',
          severity: { before: 'medium', after: 'high' },
          affected: { before: 3, after: 2, change: -1 },
        },
      ],
    });
    expect(compareIssues(base, audit([])).fixed).to.deep.equal([
      {
        ...change,
        level: 'warning',
        severity: { before: 'medium', after: null },
        affected: { before: 3, after: 0, change: -3 },
      },
    ]);
  });

  it('calls what a check found that did not exist then neither new nor fixed', () => {
    const before = audit([], { run: ['a/old'] });
    const after = audit([stubIssue('a/young'), stubIssue('a/old')], { run: ['a/old', 'a/young'] });
    expect(idsIn(compareIssues(before, after))).to.deep.equal({ ...NONE, new: ['a/old'], not_compared: ['a/young'] });
    expect(compareIssues(after, before).not_compared).to.deep.equal([
      {
        check_id: 'a/young',
        component: 'on_page_seo',
        title: 'Fault a/young',
        level: 'warning',
        found_in: 'base',
        reason: 'the check did not exist then',
      },
    ]);
    expect(idsIn(compareIssues(after, before)).fixed).to.deep.equal(['a/old']);
  });

  it('calls what was switched off or not gathered neither, with the reason', () => {
    const reason = "switched off by the project's check settings";
    const off = audit([], { run: [], skipped: [{ id: 'a/one', reason }] });
    const on = audit([stubIssue('a/one')], { run: ['a/one'] });
    expect(idsIn(compareIssues(off, on))).to.deep.equal({ ...NONE, not_compared: ['a/one'] });
    expect(compareIssues(on, off).not_compared.map((issue) => issue.reason)).to.deep.equal([reason]);
  });

  it('calls nothing fixed or new in a component that was not completed both times', () => {
    const full = audit([stubIssue('speed/lcp', { component: 'page_speed' })]);
    const without = audit([]);
    Object.assign(without.components.page_speed, { status: 'failed', score: null, error: 'No Chromium was found' });
    expect(idsIn(compareIssues(without, full))).to.deep.equal({ ...NONE, not_compared: ['speed/lcp'] });
    expect(compareIssues(full, without).not_compared[0]?.reason).to.equal(
      'page speed was not judged: No Chromium was found',
    );
  });

  it('takes an audit that does not say what it ran for one that ran everything', () => {
    const old = audit([]);
    const now = audit([stubIssue('a/one')], { run: ['a/one'] });
    expect(idsIn(compareIssues(old, now)).new).to.deep.equal(['a/one']);
    expect(idsIn(compareIssues(now, old)).fixed).to.deep.equal(['a/one']);
  });

  it('knows a check again that has moved to another component', () => {
    const before = stubAudit([stubIssue('a/one', { component: 'technical_seo' })]);
    before.components.technical_seo.checks_run = ['a/one'];
    before.components.on_page_seo.checks_run = [];
    const after = audit([], { run: ['a/one'] });
    after.components.technical_seo.checks_run = [];
    expect(idsIn(compareIssues(before, after)).fixed).to.deep.equal(['a/one']);
  });

  it('has the most severe and farthest reaching first', () => {
    const issues = [
      stubIssue('a/low', { severity: 'low', affected_pages: 90 }),
      stubIssue('b/high', { severity: 'high', affected_pages: 1 }),
      stubIssue('c/high', { severity: 'high', affected_pages: 7 }),
    ];
    expect(idsIn(compareIssues(audit([]), audit(issues))).new).to.deep.equal(['c/high', 'b/high', 'a/low']);
    expect(idsIn(compareIssues(audit(issues), audit([]))).fixed).to.deep.equal(['c/high', 'b/high', 'a/low']);
  });
});
