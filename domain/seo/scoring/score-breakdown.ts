import type { ComponentResult, ScoreBreakdown } from '../audit/audit-result.js';
import { COMPONENT_NAMES, type ComponentName } from '../components.js';
import { round } from './round.js';

/**
 * Shows how the overall score came about: what each component contributes, and what each check takes away once its
 * component's weight is applied. A component that was not measured contributes nothing and takes no weight.
 */
export function breakDownScore(components: Readonly<Record<ComponentName, ComponentResult>>): ScoreBreakdown {
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
    formula: `Σ score × weight ÷ ${total}`,
    parts,
    lost_points: lost.sort((one, other) => other.points - one.points),
  };
}
