import type { ComponentResult, ScoreBreakdown } from '../../audits/audit-result.js';
import { round } from '../../base/statistics/round.js';
import { writeText } from '../../base/text/write-text.js';
import { COMPONENT_NAMES, type ComponentName } from '../components.js';
import { combinedCap } from './gates/combined-cap.js';
import type { ScoreGate } from './gates/score-gate.js';

/**
 * Shows how the overall score came about: what each component contributes, and what each check takes away once its
 * component's weight is applied. A component that was not measured contributes nothing and takes no weight. What gates
 * cap comes last: the overall score is the lower one of the weighted mean and the cap.
 */
export function breakDownScore(
  components: Readonly<Record<ComponentName, ComponentResult>>,
  gates: readonly Pick<ScoreGate, 'id' | 'cap'>[] = [],
): ScoreBreakdown {
  const measured = COMPONENT_NAMES.filter((name) => components[name].score !== null);
  const total = measured.reduce((sum, name) => sum + components[name].weight, 0);
  const parts = COMPONENT_NAMES.map((component) => {
    const { weight, score } = components[component];
    return { component, weight, score, contribution: score === null ? null : round((score * weight) / total, 4) };
  });
  const lost = measured.flatMap((component) =>
    components[component].deductions.map(({ check_id, points, affected, measured: of, formula }) => ({
      check_id,
      component,
      affected,
      measured: of,
      points: round((points * components[component].weight) / total, 4),
      formula: `(${formula}) × ${components[component].weight}/${total}`,
    })),
  );
  return {
    formula:
      gates.length === 0
        ? writeText`Σ score × weight ÷ ${total}`
        : writeText`the lower one of Σ score × weight ÷ ${total} and ${showCap(gates)}`,
    weighted_mean:
      total === 0
        ? null
        : round(
            parts.reduce((sum, { contribution }) => sum + (contribution ?? 0), 0),
            1,
          ),
    cap: combinedCap(gates),
    parts,
    lost_points: lost.sort((one, other) => other.points - one.points),
  };
}

/** "the cap 41", or how several make one: "the cap 35 × 60% = 21". */
function showCap(gates: readonly Pick<ScoreGate, 'id' | 'cap'>[]): string {
  const cap = combinedCap(gates);
  const [first, ...others] = gates.filter(({ id }) => id !== 'weak_component').map((gate) => gate.cap);
  if (first === undefined || others.length === 0 || gates.length > others.length + 1) return `the cap ${cap}`;
  return `the cap ${first}${others.map((other) => ` × ${other}%`).join('')} = ${cap}`;
}
