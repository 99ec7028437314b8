import type { Site } from '../../../domain/sites/site.js';
import { showCount, showDay, showScore } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { LineChart } from '../../report/parts/line-chart.js';
import { Section } from '../../report/parts/section.js';
import type { AuditLine } from '../audits/audits-page.js';
import { ApiForm, Field } from '../parts/field.js';
import { ScoreBadge } from '../parts/score-badge.js';

export interface ScorePoint {
  audit_id: string;
  overall_score: number | null;
  created_at: string;
}

export interface SiteCardProps {
  site: Site;
  /** Null: never audited. */
  latest: (AuditLine & { overall_status: string | null }) | null;
  /** Oldest first. */
  history: readonly ScorePoint[];
}

/** The sites that are watched, each with its score over time. */
export function HomePage({ sites, isGuest }: { sites: readonly SiteCardProps[]; isGuest: boolean }) {
  return (
    <>
      <div class="page-head">
        <h1>Your sites</h1>
      </div>
      {sites.length === 0 ? (
        <p class="empty">
          {isGuest
            ? 'No sites yet. The sites that this workspace shares with you appear here once it watches them.'
            : 'No sites yet. Watch your first site below to see its score over time, run audits and set a schedule.'}
        </p>
      ) : (
        <ul class="cards">
          {sites.map((card) => (
            <li key={card.site.id}>
              <SiteCard {...card} isGuest={isGuest} />
            </li>
          ))}
        </ul>
      )}
      {!isGuest && <WatchSite />}
    </>
  );
}

function WatchSite() {
  return (
    <Section id="add" title="Watch a site">
      <div class="card">
        <ApiForm
          call="POST /api/seo-dashboard/sites"
          then="/app/sites/{id}"
          known="/app/sites/{id}?already_watched=true"
          label="Watch site"
        >
          <div class="fields">
            <Field
              name="site_url"
              label="Website"
              required
              placeholder="https://www.example.com/"
              hint="The URL of its home page"
            />
            <Field name="competitors" label="Competitors" kind="list" hint="Optional: 2 to 5 sites, one per line" />
            <Field name="target_keywords" label="Target keywords" kind="list" hint="Optional: up to 20, one per line" />
          </div>
        </ApiForm>
      </div>
    </Section>
  );
}

function SiteCard({ site, latest, history, isGuest }: SiteCardProps & { isGuest: boolean }) {
  return (
    <div class="card">
      <h2>
        <a href={`/app/sites/${site.id}`}>
          <Foreign text={site.site} max={80} />
        </a>
      </h2>
      {latest === null ? (
        <p class="muted">No audits yet.{!isGuest && ' Open the site to run its first audit.'}</p>
      ) : (
        <>
          <p>
            <ScoreBadge score={latest.overall_score} status={latest.overall_status} />
          </p>
          <p class="muted small">
            {latest.issue_counts.critical === 0
              ? 'No critical issues'
              : showCount(latest.issue_counts.critical, 'critical issue')}
            , audited on {showDay(latest.created_at)}
          </p>
          {history.length > 1 && <ScoreChart history={history} />}
        </>
      )}
    </div>
  );
}

export function ScoreChart({ history }: { history: readonly ScorePoint[] }) {
  const [first, last] = [history[0], history.at(-1)];
  const from = first ? `${showScore(first.overall_score)} on ${showDay(first.created_at)}` : '';
  const to = last ? `${showScore(last.overall_score)} on ${showDay(last.created_at)}` : '';
  return (
    <LineChart
      description={`Score over ${history.length} audits: from ${from} to ${to}`}
      points={history.map(({ audit_id, created_at, overall_score }) => ({
        key: audit_id,
        label: showDay(created_at),
        value: overall_score,
      }))}
    />
  );
}
