import { expect } from 'chai';
import { tallyIssues } from '../../../../domain/sites/issues/issue-tally.js';
import { findCauseFix, findIssueOfCheck, findTurns, traceIssue } from '../../../../domain/sites/issues/trace-issue.js';
import { issueAudits } from '../../../support/samples/issue-audits.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';

const { before, after } = issueAudits();
const point = (audit_id: string, affected_pages: number | null) => ({
  audit_id,
  created_at: `of ${audit_id}`,
  affected_pages,
});
const snapshots = [before, after].map((audit, index) => ({
  audit_id: String(index),
  created_at: audit.generated_at,
  audit,
}));
const tallied = (given: typeof snapshots) =>
  given.map(({ audit, ...about }) => ({ ...about, tally: tallyIssues(audit, '1') }));
const pages = (id: string, among = snapshots) =>
  traceIssue(id, tallied(among)).map(({ affected_pages }) => affected_pages);

describe('[U] trace of an issue through audits', () => {
  it('has the affected pages of a check or cause by audit, zero where none was found', () => {
    expect(pages('title/long')).to.deep.equal([2, 3]);
    expect(pages('h1/missing')).to.deep.equal([4, 0]);
    expect(pages('canonical/translations')).to.deep.equal([6, 8]);
    const empty = { audit_id: '2', created_at: '2026-07-01T00:00:00.000Z', audit: stubAudit([]) };
    expect(pages('canonical/translations', [...snapshots, empty])).to.deep.equal([6, 8, 0]);
  });

  it('has nothing for audits that did not look for it', () => {
    const { components } = after;
    const run = (checks_run: string[]) => ({ checks_run, issues: [] });
    const audit = {
      ...after,
      components: {
        technical_seo: { ...components.technical_seo, ...run(['crawl/orphan']) },
        on_page_seo: { ...components.on_page_seo, ...run(['title/long']), status: 'failed' as const },
        page_speed: { ...components.page_speed, ...run([]) },
        sitemap: { ...components.sitemap, ...run([]) },
        content_strategy: { ...components.content_strategy, ...run([]) },
      },
    };
    const blind = [{ audit_id: '0', created_at: after.generated_at, audit }];
    expect(pages('title/long', blind)).to.deep.equal([null]);
    expect(pages('crawl/orphan', blind)).to.deep.equal([0]);
  });

  it('names the audits in which it came, went and came back', () => {
    const turns = findTurns([
      point('a', 0),
      point('b', 2),
      point('c', null),
      point('d', 3),
      point('e', 0),
      point('f', 1),
    ]);
    expect(turns).to.deep.equal([
      { kind: 'found', audit_id: 'b', at: 'of b' },
      { kind: 'fixed', audit_id: 'e', at: 'of e' },
      { kind: 'found_again', audit_id: 'f', at: 'of f' },
    ]);
    expect(findTurns([point('a', null), point('b', 0)])).to.deep.equal([]);
  });

  it('finds the issue of a check and the fix of a cause', () => {
    expect(findIssueOfCheck(after, 'title/long')?.affected_pages).to.equal(3);
    expect(findIssueOfCheck(after, 'h1/missing')).to.equal(null);
    expect(findCauseFix(after, 'canonical/translations')?.evidence.count).to.equal(8);
    expect(findCauseFix(after, 'title/long')).to.equal(null);
  });
});
