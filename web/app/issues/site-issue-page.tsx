import type { SiteIssueDetail } from '../../../domain/sites/issues/describe-site-issue.js';
import type { IssueRecord } from '../../../domain/sites/issues/issue-record.js';
import type { Site } from '../../../domain/sites/site.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { DayChart } from '../search/day-chart.js';
import { CopySnippet } from './copy-snippet.js';
import { IssueActions } from './issue-actions.js';
import { IssueFacts, IssueStanding } from './issue-facts.js';
import { IssueHistoryList } from './issue-history-list.js';
import { IssueNotes } from './issue-notes.js';
import { issueApiPath, issuePath, issuesPath } from './issue-paths.js';
import { IssueUrls, type ShownFindings } from './issue-urls.js';
import type { NamedAudit } from './site-issues-page.js';

export interface SiteIssuePageProps {
  site: Site;
  audit: NamedAudit;
  detail: SiteIssueDetail;
  record: IssueRecord;
  findings: ShownFindings;
  /** User ids of those whom it may be assigned to. */
  assignees: readonly string[];
  viewerId: string;
  canEdit: boolean;
  /** May delete notes of others, too. */
  isAdmin: boolean;
  isGuest: boolean;
}

/** One issue of a site: why it matters, how to fix it, where it is, and who works on it. */
export function SiteIssuePage(props: SiteIssuePageProps) {
  const { site, audit, detail, record, findings, viewerId, canEdit, isAdmin, isGuest } = props;
  const { issue } = detail;
  const path = issueApiPath(site.id, issue.id);
  return (
    <>
      <div class="page-head">
        <h1>
          <Foreign text={issue.title} max={200} />
        </h1>
      </div>
      <p class="muted">
        <a href={issuesPath(site.id)}>All issues</a> of <Foreign text={site.site} max={80} /> · {issue.id} · audit of{' '}
        <Time at={audit.created_at} dayOnly />
      </p>
      <IssueStanding detail={detail} done={record.done} audit={audit} viewerId={viewerId} />
      <IssueFacts issue={issue} />
      <div class="issue-columns">
        <div class="issue-main">
          <IssueReasons detail={detail} siteId={site.id} />
          <IssueFix detail={detail} />
          <IssueTrendChart detail={detail} />
          <IssueUrls auditId={audit.id} siteId={site.id} detail={detail} findings={findings} />
        </div>
        <div class="issue-side">
          {canEdit && <IssueActions {...props} />}
          {!isGuest && (
            <IssueNotes path={path} notes={record.notes} viewerId={viewerId} canEdit={canEdit} isAdmin={isAdmin} />
          )}
          <IssueHistoryList siteId={site.id} issueId={issue.id} history={detail.history} viewerId={viewerId} />
        </div>
      </div>
    </>
  );
}

function IssueReasons({ detail: { why, reference, cause }, siteId }: { detail: SiteIssueDetail; siteId: string }) {
  return (
    <Section id="why" title="Why it matters">
      <p>
        <Foreign text={why} max={1_000} />
      </p>
      {cause !== null && (
        <p>
          Most of it has one cause:{' '}
          <a href={issuePath(siteId, cause.id)}>
            <Foreign text={cause.title} max={160} />
          </a>
          . Fix the cause first.
        </p>
      )}
      {reference !== null && (
        <p class="small">
          Reference: <SafeLink url={reference} whole />
        </p>
      )}
    </Section>
  );
}

function IssueFix({ detail: { steps, snippets, page_to_edit } }: { detail: SiteIssueDetail }) {
  return (
    <Section id="fix" title="How to fix it">
      <ol>
        {steps.map((step, index) => (
          <li key={`${index} ${step}`}>
            <Foreign text={step} max={600} />
          </li>
        ))}
      </ol>
      {page_to_edit !== null && (
        <p>
          Page to edit: <SafeLink url={page_to_edit} whole />
        </p>
      )}
      {snippets.map((snippet, index) => (
        <CopySnippet key={`${index} ${snippet.title}`} id={`snippet-${index + 1}`} snippet={snippet} />
      ))}
    </Section>
  );
}

/** From two audits on: one point is no trend. */
function IssueTrendChart({ detail: { points } }: { detail: SiteIssueDetail }) {
  if (points.length < 2) return null;
  return (
    <Section id="trend" title="Trend">
      <div class="card">
        <DayChart
          title={`Affected over the last ${points.length} audits`}
          points={points.map(({ created_at, affected_pages }) => ({
            date: created_at.slice(0, 10),
            value: affected_pages,
          }))}
        />
      </div>
    </Section>
  );
}
