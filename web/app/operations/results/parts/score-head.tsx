import type { ComponentChildren } from 'preact';
import { classifyScore } from '../../../../../domain/seo/scoring/composite.js';
import { ScoreBadge } from '../../../parts/score-badge.js';

/** The overall score of a result in large; the page of which it is, and more, beside it. */
export function ScoreHead({ score, children }: { score: number | null; children?: ComponentChildren }) {
  return (
    <div class="headline">
      <p>
        <span class="unseen">Score: </span>
        <ScoreBadge score={score} status={score === null ? null : classifyScore(score)} />
      </p>
      {children}
    </div>
  );
}
