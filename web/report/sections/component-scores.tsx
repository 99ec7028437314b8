import type { CompleteAudit } from '../../../domain/seo/audit/audit-result.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { showScore } from '../facts/figures.js';
import { COMPONENT_HEADINGS, toneOfScore } from '../facts/names.js';
import { Bar } from '../parts/bar.js';
import { Foreign } from '../parts/foreign.js';

/** Score, weight and summary of each component. */
export function ComponentScores({ components }: Pick<CompleteAudit, 'components'>) {
  return (
    <ul class="scores">
      {COMPONENT_NAMES.map((name) => {
        const { score, weight, summary, status } = components[name];
        return (
          <li key={name}>
            <div class="score-line">
              <strong>{COMPONENT_HEADINGS[name]}</strong>
              <span class="muted small">weight {weight} %</span>
              <span class="figure">
                {score === null ? (status === 'skipped' ? 'skipped' : 'failed') : showScore(score)}
              </span>
            </div>
            <Bar value={score ?? 0} max={100} tone={toneOfScore(score)} />
            <p class="small muted">
              <Foreign text={summary} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
