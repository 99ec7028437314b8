import { expect } from 'chai';
import { filterSiteIssues, type IssueFilter } from '../../../../domain/sites/issues/filter-site-issues.js';
import { listSiteIssues } from '../../../../domain/sites/issues/list-site-issues.js';
import { issueAudits } from '../../../support/samples/issue-audits.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';

const { before, after } = issueAudits();
const done = { at: '2026-06-02T08:00:00.000Z', by: 'sam', by_name: 'Sam' };
const all = listSiteIssues({
  audit: after,
  previous: before,
  marks: [
    { issue_id: 'title/long', done: { ...done, at: '2026-05-02T08:00:00.000Z' }, assignee: 'sam' },
    { issue_id: 'index/noindex-important', done, assignee: null },
  ],
  acceptances: [{ ...stubAcceptance({ check: 'image/*' }), site: 'shop.example', last_audit: null }],
  now: '2026-06-02T08:00:00.000Z',
});
const ids = (filter: IssueFilter) => filterSiteIssues(all, filter).map(({ id }) => id);
const [CAUSE, TITLE, NOINDEX, ALT] = [
  'canonical/translations',
  'title/long',
  'index/noindex-important',
  'image/missing-alt',
] as const;

describe('[U] filter of the issues of a site', () => {
  it('lists open issues by cost by default, those that were found again among them', () => {
    expect(ids({})).to.deep.equal([CAUSE, TITLE]);
  });

  it('narrows by state', () => {
    expect(ids({ state: 'done' })).to.deep.equal([NOINDEX]);
    expect(ids({ state: 'accepted' })).to.deep.equal([ALT]);
    expect(ids({ state: 'all' })).to.have.members([CAUSE, TITLE, NOINDEX, ALT]);
  });

  it('narrows by severity, area, change and assignee', () => {
    expect(ids({ severity: 'medium' })).to.deep.equal([TITLE]);
    expect(ids({ area: 'technical_seo', state: 'all' })).to.deep.equal([CAUSE, NOINDEX]);
    expect(ids({ trend: 'new', state: 'all' })).to.have.members([CAUSE, NOINDEX, ALT]);
    expect(ids({ trend: 'fixed' })).to.deep.equal(['h1/missing']);
    expect(ids({ assignee: 'sam' })).to.deep.equal([TITLE]);
    expect(ids({ assignee: null })).to.deep.equal([CAUSE]);
    expect(ids({ assignee: 'not-a-member' })).to.deep.equal([]);
  });

  it('finds a cause by one of its checks, and keeps all of them', () => {
    const [group] = filterSiteIssues(all, { q: ' ORPHAN page ' });
    expect(group?.checks.map(({ id }) => id)).to.deep.equal(['canonical/other-page', 'crawl/orphan']);
    expect(ids({ area: 'on_page_seo' })).to.deep.equal([CAUSE, TITLE]);
  });

  it('searches for every word, in titles and ids', () => {
    expect(ids({ q: 'too long' })).to.deep.equal([TITLE]);
    expect(ids({ q: 'title/long' })).to.deep.equal([TITLE]);
    expect(ids({ q: 'long h1' })).to.deep.equal([]);
    expect(ids({ q: '   ' })).to.deep.equal([CAUSE, TITLE]);
  });

  it('sorts by affected pages and by severity', () => {
    expect(ids({ state: 'all', sort: 'pages' })).to.deep.equal([CAUSE, TITLE, NOINDEX, ALT]);
    expect(ids({ state: 'all', sort: 'severity' })).to.deep.equal([NOINDEX, CAUSE, TITLE, ALT]);
  });
});
