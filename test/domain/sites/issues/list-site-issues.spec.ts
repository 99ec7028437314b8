import { expect } from 'chai';
import type { IssueMark } from '../../../../domain/sites/issues/issue-record.js';
import { listSiteIssues, type SiteIssueSources } from '../../../../domain/sites/issues/list-site-issues.js';
import { issueAudits } from '../../../support/samples/issue-audits.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

const { before, after } = issueAudits();
const accept = (overrides: Parameters<typeof stubAcceptance>[0]) => ({
  ...stubAcceptance(overrides),
  site: 'shop.example',
  last_audit: null,
});
const mark = (issue_id: string, at: string | null, assignee: string | null = null): IssueMark => ({
  issue_id,
  done: at === null ? null : { at, by: 'sam', by_name: 'Sam' },
  assignee,
});
const list = (overrides: Partial<SiteIssueSources> = {}) =>
  listSiteIssues({
    audit: after,
    previous: before,
    marks: [],
    acceptances: [],
    now: '2026-06-02T08:00:00.000Z',
    ...overrides,
  });
const find = (id: string, overrides: Partial<SiteIssueSources> = {}) => {
  const { groups } = list(overrides);
  return [...groups, ...groups.flatMap(({ checks }) => checks)].find((issue) => issue.id === id);
};

describe('[U] list of the issues of a site', () => {
  it('folds the checks that a cause explains under it, and lists the others alone', () => {
    const { groups } = list();
    expect(groups.map(({ id, kind, checks }) => [id, kind, checks.map((check) => check.id)])).to.deep.equal([
      ['canonical/translations', 'cause', ['canonical/other-page', 'crawl/orphan']],
      ['title/long', 'check', []],
      ['index/noindex-important', 'check', []],
      ['image/missing-alt', 'check', []],
    ]);
    expect(groups[0]).to.deep.include({ severity: 'high', affected_pages: 8, share: 0.8, search_cost: 12.5 });
  });

  it('lists a check alone of which a cause explains half at most, or one that has no fix here', () => {
    const explained_by = [{ cause_id: 'canonical/translations', findings: 2 }];
    const half = stubIssue('h1/missing', { affected_count: 4, explained_by });
    const other = stubIssue('h1/multiple', {
      affected_count: 1,
      explained_by: [{ cause_id: 'index/robots', findings: 1 }],
    });
    const audit = stubAudit([half, other], after.recommendations);
    expect(list({ audit }).groups.map(({ id }) => id)).to.have.members(['h1/missing', 'h1/multiple']);
  });

  it('counts of a cause that is about no page what its largest check counts', () => {
    const [cause] = after.recommendations.filter((fix) => fix.cause?.id === 'canonical/translations');
    if (!cause) throw new Error('the sample has no such cause');
    const explained_by = [{ cause_id: 'canonical/translations', findings: 1 }];
    const audit = stubAudit(
      [stubIssue('sitemap/unreachable', { affected_pages: 1, affected_count: 1, measured_over: 'site', explained_by })],
      [{ ...cause, evidence: { ...cause.evidence, count: 0 } }],
    );
    expect(list({ audit, previous: null }).groups[0]).to.deep.include({
      id: 'canonical/translations',
      affected_pages: 1,
      measured_over: 'site',
      share: null,
    });
  });

  it('counts checks by severity, not causes', () => {
    expect(list().counts).to.deep.equal({ critical: 1, high: 2, medium: 1, low: 1, info: 0 });
  });

  it('says what changed since the audit before', () => {
    expect(find('title/long')).to.deep.include({ trend: 'more', change: 1 });
    expect(find('canonical/translations')).to.deep.include({ trend: 'more', change: 2 });
    expect(find('image/missing-alt')).to.deep.include({ trend: 'new', change: 1 });
    expect(
      list().fixed.map(({ id, state, trend, change, affected_pages: pages }) => [id, state, trend, change, pages]),
    ).to.deep.equal([['h1/missing', 'fixed', 'fixed', -4, 0]]);
  });

  it('knows no change without an audit before, and none of what that one did not look for', () => {
    const first = list({ previous: null });
    expect(first.groups.every(({ trend, change }) => trend === 'unknown' && change === null)).to.equal(true);
    expect(first.fixed).to.deep.equal([]);
    const { on_page_seo } = before.components;
    const blind = {
      ...before,
      components: { ...before.components, on_page_seo: { ...on_page_seo, checks_run: [], issues: [] } },
    };
    expect(find('image/missing-alt', { previous: blind })).to.deep.include({ trend: 'unknown', change: null });
  });

  it('has no share where something other than pages is counted, and never more than all pages', () => {
    const audit = stubAudit([
      stubIssue('link/broken-internal', { measured_over: 'resources', affected_pages: 40 }),
      stubIssue('robots/missing', { measured_over: 'site' }),
      stubIssue('h1/missing', { affected_pages: 30 }),
    ]);
    expect(Object.fromEntries(list({ audit }).groups.map(({ id, share }) => [id, share]))).to.deep.equal({
      'link/broken-internal': null,
      'robots/missing': null,
      'h1/missing': 1,
    });
  });

  it('takes the state of a check from its own mark, else from that of its cause', () => {
    const cause = mark('canonical/translations', '2026-06-02T08:00:00.000Z', 'kim');
    const marks = [cause, mark('crawl/orphan', null, 'sam'), mark('title/long', '2026-05-20T08:00:00.000Z')];
    expect(find('canonical/translations', { marks })).to.deep.include({ state: 'done', assignee: 'kim' });
    expect(find('canonical/other-page', { marks })).to.deep.include({ state: 'done', assignee: 'kim' });
    expect(find('crawl/orphan', { marks })).to.deep.include({ state: 'done', assignee: 'sam' });
    expect(find('title/long', { marks })).to.deep.include({ state: 'still_found', assignee: null });
    expect(find('image/missing-alt', { marks })).to.deep.include({ state: 'open', assignee: null });
  });

  it('shows what is accepted as such, as a whole or in part, and counts it no longer', () => {
    const acceptances = [
      accept({ check: 'title/*' }),
      accept({ check: 'image/missing-alt', url_pattern: '/tag/*' }),
      accept({ check: 'crawl/orphan' }),
    ];
    expect(find('title/long', { acceptances })?.state).to.equal('accepted');
    expect(find('image/missing-alt', { acceptances })).to.deep.include({ state: 'open', partly_accepted: true });
    expect(find('canonical/translations', { acceptances })).to.deep.include({ state: 'open', partly_accepted: true });
    expect(list({ acceptances }).counts).to.deep.equal({ critical: 1, high: 1, medium: 0, low: 1, info: 0 });
    const all = [...acceptances, accept({ check: 'canonical/*' })];
    expect(find('canonical/translations', { acceptances: all })?.state).to.equal('accepted');
  });

  it('lists what the audit left out because it was accepted', () => {
    const gone = stubIssue('lang/missing', { title: 'Missing lang attribute' });
    const audit = { ...after, accepted: { findings: 1, acceptances: [], issues: [gone] } };
    expect(find('lang/missing', { audit })).to.deep.include({ state: 'accepted', partly_accepted: false });
    expect(list({ audit }).counts.medium).to.equal(1);
  });
});
