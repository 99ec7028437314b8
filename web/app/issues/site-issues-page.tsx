import type { Severity } from '../../../domain/seo/checks/check.js';
import type { IssueView, IssueViewFilters } from '../../../domain/sites/issues/issue-view.js';
import type { SiteIssueGroup } from '../../../domain/sites/issues/site-issue.js';
import type { Site } from '../../../domain/sites/site.js';
import { showCount } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import { IssueFilterForm } from './issue-filter-form.js';
import { issuesPath } from './issue-paths.js';
import { IssueTable } from './issue-table.js';
import { IssueViews } from './issue-views.js';
import { SeverityBar } from './severity-bar.js';

/** An audit as the pages of issues name it. */
export interface NamedAudit {
  id: string;
  audit_type: 'complete' | 'quick';
  created_at: string;
  /** Crawled pages. */
  pages: number;
}

export interface SiteIssuesPageProps {
  site: Site;
  /** Null before the first audit. */
  listed: {
    audit: NamedAudit;
    previous: NamedAudit | null;
    counts: Record<Severity, number>;
    /** Issues of the audit before that this one did not find. */
    fixed: number;
    groups: readonly SiteIssueGroup[];
  } | null;
  /** The audit that the address names; null: the latest one. */
  auditId: string | null;
  choice: IssueViewFilters;
  /** Null for client guests. */
  views: readonly IssueView[] | null;
  /** User ids; null for client guests. */
  assignees: readonly string[] | null;
  viewerId: string;
  canEdit: boolean;
}

/** The issues of a site, by cause: what they cost, how they change, and who works on them. */
export function SiteIssuesPage(props: SiteIssuesPageProps) {
  const { site, listed } = props;
  return (
    <>
      <div class="page-head">
        <h1>
          Issues: <Foreign text={site.site} />
        </h1>
      </div>
      {listed === null ? <NoAudit site={site} canEdit={props.canEdit} /> : <IssueList {...props} listed={listed} />}
    </>
  );
}

function NoAudit({ site, canEdit }: { site: Site; canEdit: boolean }) {
  return (
    <div class="empty">
      <p>No audit yet. Run an audit of this site to see its issues, what they cost and how to fix them.</p>
      {canEdit && (
        <p>
          <a class="button" href={`/app/sites/${site.id}`}>
            View site
          </a>
        </p>
      )}
    </div>
  );
}

function IssueList(props: SiteIssuesPageProps & { listed: NonNullable<SiteIssuesPageProps['listed']> }) {
  const { site, listed, choice, views, assignees, viewerId, canEdit, auditId } = props;
  const audit = auditId ?? undefined;
  const file = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries({ audit, ...choice })) if (value) file.set(name, value);
  return (
    <>
      <div class="issue-summary">
        <SeverityBar
          counts={listed.counts}
          chosen={choice.severity}
          linkTo={(severity) =>
            issuesPath(site.id, { ...choice, audit, severity: severity === choice.severity ? undefined : severity })
          }
        />
        <p class="muted">
          {showCount(listed.audit.pages, 'crawled page')}, {listed.audit.audit_type} audit of{' '}
          <Time at={listed.audit.created_at} dayOnly />.{' '}
          {listed.previous === null ? (
            'The next audit shows what changed.'
          ) : (
            <>
              Changes since the audit of <Time at={listed.previous.created_at} dayOnly />:{' '}
              <a href={issuesPath(site.id, { audit, trend: 'fixed' })}>{showCount(listed.fixed, 'fixed issue')}</a>.
            </>
          )}
        </p>
      </div>
      <IssueViews siteId={site.id} choice={choice} views={views} canEdit={canEdit} />
      <IssueFilterForm siteId={site.id} auditId={auditId} choice={choice} assignees={assignees} viewerId={viewerId} />
      {listed.groups.length === 0 ? (
        <p class="empty">{explainEmpty(choice)}</p>
      ) : (
        <IssueTable
          siteId={site.id}
          auditId={auditId}
          choice={choice}
          groups={listed.groups}
          viewerId={viewerId}
          hasAssignees={assignees !== null}
        />
      )}
      <div class="actions">
        <a class="button quiet" href={`/api/seo-dashboard/sites/${site.id}/issues?${file}`}>
          Download this list (CSV)
        </a>
        {views !== null && (
          <a class="button quiet" href={`/app/acceptances?site_url=${encodeURIComponent(site.site_url)}`}>
            View accepted findings
          </a>
        )}
      </div>
    </>
  );
}

function explainEmpty(choice: IssueViewFilters): string {
  const { sort: _sort, ...filters } = choice;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return isFiltered ? 'No issues match. Clear the filter to see all open issues.' : 'No open issues in this audit.';
}
