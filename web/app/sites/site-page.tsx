import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { IssueComparison } from '../../../domain/audits/compare-issues.js';
import type { HealthReport } from '../../../domain/dashboard/health-report.js';
import type { SearchPerformance } from '../../../domain/search/analysis/search-performance.js';
import type { FixState } from '../../../domain/sites/issues/find-fix-states.js';
import type { Site } from '../../../domain/sites/site.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { type AuditLine, AuditTable } from '../audits/audits-page.js';
import type { ScorePoint } from '../parts/score-chart.js';
import { AuditFigures } from './overview/audit-figures.js';
import { ChangeList } from './overview/change-list.js';
import { FixList } from './overview/fix-list.js';
import { HealthSection } from './overview/health-section.js';
import { RunAudit } from './overview/run-audit.js';
import { ScoreAreas } from './overview/score-areas.js';
import { ScoreHero } from './overview/score-hero.js';
import { ScoreHistory } from './overview/score-history.js';
import { SearchCard } from './overview/search-card.js';
import { findPartPath } from './site-parts.js';

export interface SitePageProps {
  site: Site;
  /** The latest complete one, else the latest quick one. Null: never audited, or its result is gone. */
  audit: CompleteAudit | null;
  /** Scores of audits of the same type, oldest first. */
  history: readonly ScorePoint[];
  /** Against the audit of the same type before; null where there is none. */
  changes: { since: string; issues: IssueComparison } | null;
  /** What was decided about its fixes, by the id of the recommendation; null without an audit. */
  fixes: ReadonlyMap<string, FixState> | null;
  /** The newest of any type. */
  audits: readonly AuditLine[];
  /** Null: no complete audit yet. */
  health: HealthReport | null;
  /** Null: search data was never analyzed. */
  search: SearchPerformance | null;
  isConnected: boolean;
  /** When the audit runs next, ISO 8601; null: not scheduled, or Temporal is not reachable. */
  nextRun: string | null;
  /** Id of a complete audit of it that runs now. */
  running: string | null;
  isGuest: boolean;
  /** Whether the viewer may mark fixes as done. */
  canEdit: boolean;
  /** True after an attempt to add it again. */
  isAlreadyWatched: boolean;
}

/** One site: how good it is and why, how that changed, and what to do next. */
export function SitePage(props: SitePageProps) {
  const { site, audit, running, isGuest } = props;
  return (
    <>
      <div class="page-head">
        <h1>
          <Foreign text={site.site} />
        </h1>
        {audit !== null && (
          <a class="button quiet" href={`/api/seo/audits/${audit.audit_id}/report?format=html`}>
            View report
          </a>
        )}
        {!isGuest && audit !== null && <RunAudit site={site} />}
      </div>
      {props.isAlreadyWatched && (
        <p class="banner" role="status">
          You already watch this site. Nothing changed.{' '}
          <a href={findPartPath(site.id, 'settings')}>View its settings</a>
        </p>
      )}
      {running !== null && !isGuest && (
        <p class="card" role="status">
          <span>
            An audit of this site is running. <a href={`/app/operations/${running}`}>View progress</a>
          </span>
        </p>
      )}
      {audit === null ? <NoAudit site={site} isGuest={isGuest} /> : <Audited {...props} audit={audit} />}
      {audit === null && props.health && <HealthSection health={props.health} />}
      {audit === null && <Search {...props} />}
      {props.audits.length > 0 && (
        <Section id="audits" title="Latest audits">
          <AuditTable audits={props.audits} isGuest={isGuest} />
        </Section>
      )}
    </>
  );
}

function Audited(props: SitePageProps & { audit: CompleteAudit }) {
  const { site, audit, history, changes, health, isGuest } = props;
  return (
    <>
      <ScoreHero audit={audit} history={history} />
      <AuditFigures siteId={site.id} audit={audit} nextRun={props.nextRun} isGuest={isGuest} />
      <FixList
        siteId={site.id}
        hasIssues={!isGuest}
        recommendations={audit.recommendations}
        states={props.fixes}
        canEdit={props.canEdit}
      />
      {changes && <ChangeList changes={changes.issues} since={changes.since} />}
      <div class="pair">
        <ScoreAreas audit={audit} />
        <ScoreHistory audit_type={audit.audit_type} history={history} />
        {health && <HealthSection health={health} />}
      </div>
      <Search {...props} />
    </>
  );
}

function Search({ site, search, isConnected, isGuest }: SitePageProps) {
  return <SearchCard siteId={site.id} search={search} isConnected={isConnected} isGuest={isGuest} />;
}

function NoAudit({ site, isGuest }: { site: Site; isGuest: boolean }) {
  if (isGuest)
    return (
      <p class="empty">No audits yet. The score, issues and fixes of this site appear here after its first audit.</p>
    );
  return (
    <div class="empty">
      <p>No audits yet. Run the first audit to see the score, issues and fixes of this site.</p>
      <div class="actions">
        <RunAudit site={site} />
      </div>
    </div>
  );
}
