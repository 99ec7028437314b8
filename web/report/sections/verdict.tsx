import type { CompleteAudit } from '../../../domain/seo/audit/audit-result.js';
import { showChange, showNumber } from '../facts/figures.js';
import { STATUS_WORDS, toneOfScore } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { Foreign } from '../parts/foreign.js';
import { Gauge } from '../parts/gauge.js';

/** The overall score, or why there is none. */
export function Verdict({ audit }: { audit: CompleteAudit }) {
  const { overall_score: score, overall_status: status, score_coverage: coverage } = audit;
  const { reliability, previous, score_gates: gates } = audit;
  if (score === null) {
    return (
      <div class="verdict">
        <p class="no-score">No score</p>
        <Badge tone="bad">Unreliable</Badge>
        <p class="small muted">
          <Foreign text={reliability.reason ?? 'Too little was seen of the site'} />
        </p>
      </div>
    );
  }
  const words = status ? STATUS_WORDS[status] : 'Scored';
  return (
    <div class="verdict">
      <Gauge score={score} tone={toneOfScore(score)} verdict={words} />
      <Badge tone={toneOfScore(score)}>{words}</Badge>
      {gates.map(({ id, cap, reason }) => (
        <p key={id} class="small">
          At most {cap}: <Foreign text={reason} max={300} />
        </p>
      ))}
      {previous?.change != null && <p class="small">{showChange(previous.change)} since the previous audit</p>}
      {coverage < 1 && (
        <p class="small muted">{showNumber(coverage * 100, 0)} % of the score's weight could be measured</p>
      )}
    </div>
  );
}
