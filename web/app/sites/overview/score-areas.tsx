import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS } from '../../../../domain/seo/components.js';
import { bindingGates } from '../../../../domain/seo/scoring/gates/binding-gates.js';
import { showScore } from '../../../report/facts/figures.js';
import { COMPONENT_HEADINGS, toneOfScore } from '../../../report/facts/names.js';
import { Bar } from '../../../report/parts/bar.js';
import { Foreign } from '../../../report/parts/foreign.js';

/** How the score comes about: its five areas by weight, and what limits it. */
export function ScoreAreas({ audit }: { audit: CompleteAudit }) {
  const { component_scores, score_breakdown, overall_score } = audit;
  const gates = bindingGates(audit.score_gates, overall_score);
  return (
    <section class="card" aria-labelledby="areas">
      <h2 id="areas">Score by area</h2>
      <ul class="scores">
        {COMPONENT_NAMES.map((name) => (
          <li key={name}>
            <span class="score-line">
              {COMPONENT_HEADINGS[name]} <span class="muted small">{COMPONENT_WEIGHTS[name]}%</span>
              <span class="figure">{showScore(component_scores[name])}</span>
            </span>
            <Bar value={component_scores[name] ?? 0} max={100} tone={toneOfScore(component_scores[name])} />
          </li>
        ))}
      </ul>
      {gates.length > 0 && (
        <>
          <p>
            The weighted average of the areas is {showScore(score_breakdown.weighted_mean ?? null)}. These problems
            limit the score:
          </p>
          <ul>
            {gates.map(({ id, cap, reason }) => (
              <li key={id}>
                <Foreign text={reason} max={300} /> Maximum score: {cap}.
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
