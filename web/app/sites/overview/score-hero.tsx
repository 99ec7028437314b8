import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { scoreChange } from '../../../../domain/audits/compare-audits.js';
import { describeState } from '../../../../domain/audits/executive-summary.js';
import { findMainFixes } from '../../../../domain/audits/find-main-fixes.js';
import type { Recommendation } from '../../../../domain/audits/recommendation.js';
import { showChange, showCount, showNumber, showScore } from '../../../report/facts/figures.js';
import { STATUS_WORDS, toneOfScore } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { ScoreRing } from '../../../report/parts/score-ring.js';
import { ScoreChange } from '../../parts/score-change.js';
import type { ScorePoint } from '../../parts/score-chart.js';
import { Time } from '../../parts/time.js';
import { fixAnchor } from './fix-anchor.js';

export interface ScoreHeroProps {
  audit: CompleteAudit;
  /** Audits of the same type up to this one, oldest first. */
  history: readonly ScorePoint[];
}

/** The score, the verdict in one sentence, and the causes that cost most. */
export function ScoreHero({ audit, history }: ScoreHeroProps) {
  const { audit_type, generated_at, overall_score, overall_status, previous } = audit;
  const before = history.at(-2) ?? null;
  const noise = previous?.lab_noise;
  return (
    <section class="card hero" aria-labelledby="verdict">
      <div class="verdict">
        {overall_score === null ? (
          <p class="no-score">No score</p>
        ) : (
          <ScoreRing
            score={overall_score}
            shown={showScore(overall_score)}
            unit="of 100"
            tone={toneOfScore(overall_score)}
            label={`Score: ${showScore(overall_score)} of 100`}
          />
        )}
        <p>
          {overall_status && <Badge tone={toneOfScore(overall_score)}>{STATUS_WORDS[overall_status]}</Badge>}{' '}
          <ScoreChange
            change={before && scoreChange(before.overall_score, overall_score)}
            since={before?.created_at ?? null}
          />
        </p>
        {noise !== undefined && (
          <p class="muted small">
            {showChange(noise)} of it is page speed within the usual variation of lab measurements.
          </p>
        )}
      </div>
      <div class="section">
        <h2 id="verdict" class="verdict-text">
          <Foreign text={describeState(audit)} max={600} />
        </h2>
        <MainCauses fixes={findMainFixes(audit.recommendations)} />
        <p class="muted small">
          From the {audit_type} audit on <Time at={generated_at} dayOnly />.
          {audit_type === 'quick' && ' A quick audit checks a part of what a complete audit does.'}
        </p>
      </div>
    </section>
  );
}

function MainCauses({ fixes }: { fixes: readonly Recommendation[] }) {
  if (fixes.length === 0) return <p>No issue holds this site back.</p>;
  return (
    <ol class="causes">
      {fixes.map(({ id, title, evidence, search_cost }) => (
        <li key={id}>
          <a href={`#${fixAnchor(id)}`}>
            <Foreign text={title} max={160} />
          </a>{' '}
          <span class="muted small">{describeWeight(evidence.count, search_cost?.percent ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A cause without a place, such as a sitemap that does not load, is about the site as a whole. */
function describeWeight(places: number, costPercent: number): string {
  return [
    places > 0 ? showCount(places, 'place') : null,
    costPercent > 0 ? `costs about ${showNumber(costPercent)}% of search value (estimate)` : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
