import type { RecentClicks } from '../../../domain/search/analysis/recent-clicks.js';
import { SUMMARY_DAYS } from '../../../domain/search/analysis/search-summary.js';
import type { Site } from '../../../domain/sites/site.js';
import { showNumber } from '../../report/facts/figures.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import type { AuditLine } from '../audits/audits-page.js';
import { ScoreBadge } from '../parts/score-badge.js';
import { ScoreChange } from '../parts/score-change.js';
import { Time } from '../parts/time.js';
import { ChangeBadge } from '../search/change-badge.js';
import { FirstAuditForm } from './first-audit-form.js';

export interface HomeLine {
  site: Site;
  /** The latest complete audit, else the latest quick one; null: never audited. */
  latest: (AuditLine & { overall_status: string | null }) | null;
  /** Points since the audit of the same type before, and when that was made. */
  change: number | null;
  since: string | null;
  /** Null: no search data are known. */
  clicks: RecentClicks | null;
  /** When its audit runs next, ISO 8601; null: not scheduled, or Temporal is not reachable. */
  next_run_at: string | null;
  /** Id of a complete audit of it that runs now. */
  running: string | null;
}

/** The sites that are watched, each with where it is and where it is going; for a newcomer the field that starts. */
export function HomePage({ sites, isGuest }: { sites: readonly HomeLine[]; isGuest: boolean }) {
  if (sites.length === 0) return isGuest ? <NoSharedSites /> : <FirstRun />;
  return (
    <>
      <div class="page-head">
        <h1>Your sites</h1>
      </div>
      <DataTable
        caption="Your sites"
        captionHidden
        stacks
        keyOf={({ site }) => site.id}
        rows={sites}
        columns={columnsFor(isGuest)}
      />
      {!isGuest && (
        <Section id="add" title="Audit another site">
          <div class="card">
            <FirstAuditForm isCompact />
          </div>
        </Section>
      )}
    </>
  );
}

function NoSharedSites() {
  return (
    <>
      <div class="page-head">
        <h1>Your sites</h1>
      </div>
      <p class="empty">No sites yet. The sites that this workspace shares with you appear here once it watches them.</p>
    </>
  );
}

function FirstRun() {
  return (
    <div class="first-run">
      <h1>Audit your website</h1>
      <p class="lead">
        Enter its address to find what holds it back in search: broken pages, missing texts, slow loading and more, each
        with the fix.
      </p>
      <div class="card">
        <FirstAuditForm />
      </div>
      <p class="muted small">
        You see the findings while it runs. The site is added to your sites, so that you can schedule audits and follow
        its score.
      </p>
    </div>
  );
}

function columnsFor(isGuest: boolean): Column<HomeLine>[] {
  const forMembers: Column<HomeLine>[] = [{ title: 'Next audit', cell: NextAudit }];
  return [
    {
      title: 'Site',
      size: 'wide',
      cell: ({ site }) => (
        <a href={`/app/sites/${site.id}`}>
          <Foreign text={site.site} max={80} />
        </a>
      ),
    },
    { title: 'Score', cell: Score },
    { title: 'Critical', numeric: true, cell: ({ latest }) => showIssues(latest, 'critical') },
    { title: 'Warnings', numeric: true, cell: ({ latest }) => showIssues(latest, 'warning') },
    { title: `Clicks, ${SUMMARY_DAYS} days`, numeric: true, cell: Clicks },
    { title: 'Last audit', cell: LastAudit },
    ...(isGuest ? [] : forMembers),
  ];
}

function showIssues(latest: HomeLine['latest'], level: 'critical' | 'warning'): string {
  return latest === null ? '–' : showNumber(latest.issue_counts[level], 0);
}

function Score({ latest, change, since }: HomeLine) {
  if (latest === null) return <span class="muted">No audits yet</span>;
  const { overall_score, overall_status } = latest;
  return (
    <span>
      <ScoreBadge score={overall_score} status={overall_status} /> <ScoreChange change={change} since={since} />
    </span>
  );
}

function Clicks({ clicks }: HomeLine) {
  if (clicks === null) return <>–</>;
  return (
    <span class="nowrap">
      {showNumber(clicks.clicks, 0)}{' '}
      {clicks.change_percent !== null && <ChangeBadge value={clicks.change_percent} unit="percent" />}
    </span>
  );
}

function LastAudit({ latest, running }: HomeLine) {
  if (running !== null)
    return (
      <a class="nowrap" href={`/app/operations/${running}`}>
        Running now
      </a>
    );
  return (
    <>
      {latest === null ? '–' : <Time at={latest.created_at} dayOnly />}
      {latest?.audit_type === 'quick' && ' (quick)'}
    </>
  );
}

function NextAudit({ site, next_run_at }: HomeLine) {
  if (next_run_at !== null) return <Time at={next_run_at} />;
  return (
    <a class="nowrap" href={`/app/sites/${site.id}/schedules`}>
      {site.audit_schedule === null ? 'Set a schedule' : 'View schedule'}
    </a>
  );
}
