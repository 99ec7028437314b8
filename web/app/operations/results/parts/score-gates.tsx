import type { ScoreGate } from '../../../../../domain/seo/scoring/gates/score-gate.js';
import { showScore } from '../../../../report/facts/figures.js';
import { Foreign } from '../../../../report/parts/foreign.js';

/** Why the score is below the mean of its categories. Nothing where nothing caps it. */
export function ScoreGates({ gates, mean }: { gates: readonly ScoreGate[]; mean: number }) {
  if (gates.length === 0) return null;
  return (
    <div class="group">
      <p>The categories average {showScore(mean)}. The score is lower because:</p>
      <ul>
        {gates.map(({ id, cap, reason }) => (
          <li key={id}>
            <Foreign text={reason} max={400} /> (at most {showScore(cap)})
          </li>
        ))}
      </ul>
    </div>
  );
}
