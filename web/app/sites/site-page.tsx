import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { nameIssueCounts } from '../../../domain/audits/name-issue-counts.js';
import { HEALTH_WEIGHTS } from '../../../domain/dashboard/compose-health.js';
import type { HealthReport } from '../../../domain/dashboard/health-report.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS } from '../../../domain/seo/components.js';
import { bindingGates } from '../../../domain/seo/scoring/gates/binding-gates.js';
import type { Site } from '../../../domain/sites/site.js';
import { showDay, showScore } from '../../report/facts/figures.js';
import { COMPONENT_HEADINGS, PRIORITY_TONES, toneOfScore } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { Bar } from '../../report/parts/bar.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { type AuditLine, AuditTable } from '../audits/audits-page.js';
import { ScoreChart, type ScorePoint } from '../pages/home-page.js';
import { ScoreBadge } from '../parts/score-badge.js';
import { HealthCard } from './health-card.js';
import { SiteSchedules, type SiteSchedulesProps, type TaskLine } from './site-schedules.js';
import { LEAST_COMPETITORS, SiteSettings } from './site-settings.js';

export interface SitePageProps {
  site: Site;
  /** Null: never audited, or its result is gone. */
  audit: CompleteAudit | null;
  audits: readonly AuditLine[];
  history: readonly ScorePoint[];
  /** Null: no complete audit yet. */
  health: HealthReport | null;
  /** What members change here; null for client guests. */
  controls: {
    tasks: readonly TaskLine[] | null;
    /** What its audits can be made with. */
    sets: SiteSchedulesProps['sets'];
    /** True after an attempt to add it again. */
    already_watched: boolean;
  } | null;
}

const SHOWN_RECOMMENDATIONS = 5;
/** One site: its score, its history and what to do next. */
export function SitePage({ site, audit, audits, history, health, controls }: SitePageProps) {
  const isGuest = controls === null;
  return (
    <>
      {isGuest ? <GuestHead site={site} /> : <SiteHead site={site} />}
      {controls?.already_watched && (
        <p class="banner" role="status">
          You already watch this site. Nothing changed. <a href="#settings">View its settings</a>
        </p>
      )}
      {audit === null ? (
        <p class="empty">
          {isGuest
            ? 'No audits yet. The score, issues and fixes of this site appear here after its first audit.'
            : 'No audits yet. Run the first audit to see the score, issues and fixes of this site.'}
        </p>
      ) : (
        <CurrentScore audit={audit} isGuest={isGuest} />
      )}
      {health && (
        <Section
          id="health"
          title="Health by day"
          lead={`Health is based on the latest complete audit of each day: technical ${HEALTH_WEIGHTS.technical}%, content ${HEALTH_WEIGHTS.content}%, performance ${HEALTH_WEIGHTS.performance}%, mobile ${HEALTH_WEIGHTS.mobile}%. The audit score combines five other areas, so the two differ.`}
        >
          <HealthCard health={health} />
        </Section>
      )}
      {history.length > 1 && (
        <Section id="history" title="Score over time">
          <div class="card">
            <ScoreChart history={history} />
          </div>
        </Section>
      )}
      {audit !== null && <NextSteps audit={audit} />}
      {controls && (
        <>
          <SiteSettings site={site} />
          <SiteSchedules site={site} tasks={controls.tasks} sets={controls.sets} />
          <p>
            <a href={`/app/acceptances?site_url=${encodeURIComponent(site.site_url)}`}>View accepted findings</a>
            {' · '}
            <a href={`/app/ownerships?site_url=${encodeURIComponent(site.site_url)}`}>Verify your site</a>
          </p>
        </>
      )}
      {audits.length > 0 && (
        <Section id="audits" title="Audits of this site" lead="Newest first.">
          <AuditTable audits={audits} isGuest={isGuest} />
        </Section>
      )}
    </>
  );
}

function GuestHead({ site }: { site: Site }) {
  return (
    <div class="page-head">
      <h1>
        <Foreign text={site.site} />
      </h1>
    </div>
  );
}

function SiteHead({ site }: { site: Site }) {
  return (
    <div class="page-head">
      <h1>
        <Foreign text={site.site} />
      </h1>
      <button
        type="button"
        data-api="POST /api/seo/enterprise/complete-audit"
        data-body={JSON.stringify(requestOf(site))}
        data-then="/app/operations/{id}"
      >
        Run audit
      </button>
      <button
        type="button"
        class="quiet"
        data-api={`DELETE /api/seo-dashboard/sites/${site.id}`}
        data-then="/app"
        data-confirm={`Stop watching ${site.site}? This deletes its daily health, schedules and settings. You cannot undo this. Its audits are kept.`}
      >
        Stop watching
      </button>
    </div>
  );
}

function requestOf({ site_url, competitors, target_keywords }: Site) {
  return {
    website_url: site_url,
    ...(competitors.length >= LEAST_COMPETITORS ? { competitors } : {}),
    ...(target_keywords.length > 0 ? { target_keywords } : {}),
  };
}

function CurrentScore({ audit, isGuest }: { audit: CompleteAudit; isGuest: boolean }) {
  const { audit_id, audit_type, overall_score, overall_status, component_scores, issue_counts, generated_at } = audit;
  const { score_breakdown } = audit;
  const gates = bindingGates(audit.score_gates, overall_score);
  const mean = score_breakdown.weighted_mean;
  return (
    <Section id="score" title="Score" lead={`From the ${audit_type} audit on ${showDay(generated_at)}.`}>
      <div class="card">
        <p class="headline">
          <span>
            <ScoreBadge score={overall_score} status={overall_status} />
          </span>
          <a href={`/api/seo/audits/${audit_id}/report?format=html`}>View report</a>{' '}
          {!isGuest && <a href={`/app/operations/${audit_id}`}>View reports and data</a>}
        </p>
        <ul class="scores">
          {COMPONENT_NAMES.map((name) => (
            <li key={name}>
              <span class="score-line">
                {COMPONENT_HEADINGS[name]}, {COMPONENT_WEIGHTS[name]}%
                <span class="figure">{showScore(component_scores[name])}</span>
              </span>
              <Bar value={component_scores[name] ?? 0} max={100} tone={toneOfScore(component_scores[name])} />
            </li>
          ))}
        </ul>
        {gates.length > 0 && (
          <>
            <p>The weighted average of the areas is {showScore(mean ?? null)}. These problems limit the score:</p>
            <ul>
              {gates.map(({ id, cap, reason }) => (
                <li key={id}>
                  <Foreign text={reason} max={300} /> Maximum score: {cap}.
                </li>
              ))}
            </ul>
          </>
        )}
        <p class="muted">{nameIssueCounts(issue_counts) || 'No issues'}</p>
      </div>
    </Section>
  );
}

function NextSteps({ audit }: { audit: CompleteAudit }) {
  return (
    <Section id="next" title="Next steps" lead="The recommendations with the greatest effect.">
      <ol class="plain">
        {audit.recommendations.slice(0, SHOWN_RECOMMENDATIONS).map(({ id, title, why, priority }) => (
          <li key={id} class="card">
            <h3>
              <Badge tone={PRIORITY_TONES[priority]}>{priority}</Badge> <Foreign text={title} max={200} />
            </h3>
            <p class="muted">
              <Foreign text={why} max={400} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
