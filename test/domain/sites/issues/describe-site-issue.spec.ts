import { expect } from 'chai';
import { describeSiteIssue, type SiteIssueDetailSources } from '../../../../domain/sites/issues/describe-site-issue.js';
import { emptyIssueRecord } from '../../../../domain/sites/issues/issue-record.js';
import { tallyIssues } from '../../../../domain/sites/issues/issue-tally.js';
import type { AuditSnapshot } from '../../../../domain/sites/issues/trace-issue.js';
import { issueAudits } from '../../../support/samples/issue-audits.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';

const { before, after } = issueAudits();
const snapshots = [before, after].map((audit) => ({ audit_id: audit.audit_id, created_at: audit.generated_at, audit }));
const tallied = (given: readonly AuditSnapshot[]) =>
  given.map(({ audit_id, created_at, audit }) => ({ audit_id, created_at, tally: tallyIssues(audit, '1') }));
const describeIt = (id: string, overrides: Partial<SiteIssueDetailSources> = {}) =>
  describeSiteIssue(id, {
    tallies: tallied(overrides.snapshots ?? snapshots),
    audit: after,
    previous: before,
    marks: [],
    acceptances: [],
    now: '2026-06-02T08:00:00.000Z',
    record: emptyIssueRecord(id),
    snapshots,
    ...overrides,
  });

describe('[U] description of an issue of a site', () => {
  it('has the fix of a check, its snippets, what was seen and its trend', () => {
    const detail = describeIt('title/long');
    expect(detail?.issue).to.deep.include({ id: 'title/long', trend: 'more', checks: [] });
    expect(detail?.why).to.equal('Search results cut long titles.');
    expect(detail?.steps).to.deep.equal([
      'Put the words that matter first.',
      'Shorten the titles to at most 60 characters.',
    ]);
    expect(detail?.snippets.map(({ code }) => code)).to.deep.equal(['<title>Lamps</title>']);
    expect(detail?.samples[0]).to.deep.equal({
      url: 'https://shop.example/a',
      observed: '82 characters',
      expected: 'at most 60 characters',
    });
    expect(detail?.points.map(({ affected_pages }) => affected_pages)).to.deep.equal([2, 3]);
    expect(detail?.history.map(({ kind, audit_id }) => [kind, audit_id])).to.deep.equal([['found', 'a'.repeat(24)]]);
    expect(detail?.cause).to.equal(null);
  });

  it('names the cause of a check that follows from one, with the steps that fix it', () => {
    const detail = describeIt('crawl/orphan');
    expect(detail?.cause).to.deep.equal({
      id: 'canonical/translations',
      title: 'Canonicals of translations point to the original',
    });
    expect(detail?.steps).to.deep.equal(['Let each translation name itself.']);
    expect(detail?.issue.affected_pages).to.equal(3);
  });

  it('has a cause with its checks and some of its pages', () => {
    const detail = describeIt('canonical/translations');
    expect(detail?.issue.checks.map(({ id }) => id)).to.deep.equal(['canonical/other-page', 'crawl/orphan']);
    expect(detail?.samples.map(({ url }) => url)).to.deep.equal([
      'https://shop.example/de/a',
      'https://shop.example/de/b',
    ]);
    expect(detail?.reference).to.equal(null);
  });

  it('falls back to the text of the check where there is no recommendation', () => {
    expect(describeIt('image/missing-alt')?.steps).to.deep.equal(['Mend it.']);
  });

  it('keeps an issue that is fixed, without what was seen then', () => {
    const fixed = describeIt('h1/missing');
    expect(fixed?.issue).to.deep.include({ state: 'fixed', trend: 'fixed', affected_pages: 0 });
    expect(fixed?.samples).to.deep.equal([]);
    expect(fixed?.history[0]).to.deep.include({ kind: 'fixed', audit_id: 'b'.repeat(24) });
    const empty = stubAudit([], [], { audit_id: 'c'.repeat(24) });
    const later = [...snapshots, { audit_id: 'c'.repeat(24), created_at: '2026-07-01T00:00:00.000Z', audit: empty }];
    for (const id of ['h1/missing', 'canonical/translations'])
      expect(describeIt(id, { audit: empty, previous: empty, snapshots: later })?.issue, id).to.deep.include({
        state: 'fixed',
        trend: 'unknown',
      });
  });

  it('has the acceptances of a check in its history', () => {
    const acceptances = [{ ...stubAcceptance({ check: 'title/*' }), site: 'shop.example', last_audit: null }];
    const detail = describeIt('title/long', { acceptances });
    expect(detail?.issue.state).to.equal('accepted');
    expect(detail?.history.map(({ kind }) => kind)).to.have.members(['accepted', 'found']);
  });

  it('is nothing for an issue that no audit found', () => {
    expect(describeIt('title/missing')).to.equal(null);
    expect(describeIt('no/such')).to.equal(null);
  });
});
