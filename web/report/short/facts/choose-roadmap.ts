import { type CombinedGain, combineGains } from '../../../../domain/seo/audit/combine-gains.js';
import { effortDays } from '../../../../domain/seo/audit/plan-phases.js';
import type { Phase, Recommendation } from '../../../../domain/seo/audit/recommendation.js';

export const MOST_ROADMAP_FIXES = 10;
/** With fewer fixes than this, improvements fill the plan up. */
const FEWEST_FIXES = 5;

export interface ShortRoadmap {
  fixes: Recommendation[];
  phases: { phase: Phase; fixes: Recommendation[] }[];
  days: number;
  /** For all of them together. */
  gain: CombinedGain;
  /** Recommendations that are left to the full report. */
  left: number;
}

/** The ten fixes that rank first, in the phases that the audit planned them for. */
export function chooseRoadmap(recommendations: readonly Recommendation[]): ShortRoadmap {
  const ranked = [...recommendations].sort((one, other) => one.rank - other.rank);
  const fixes = ranked.filter(({ kind }) => kind === 'fix');
  const missing = Math.max(0, FEWEST_FIXES - fixes.length);
  const improvements = ranked.filter(({ kind }) => kind === 'improvement').slice(0, missing);
  const chosen = [...fixes, ...improvements].slice(0, MOST_ROADMAP_FIXES);
  const phases = ([1, 2, 3] as const).map((phase) => ({
    phase,
    fixes: chosen.filter((recommendation) => recommendation.phase === phase),
  }));
  const planned = phases.filter((phase) => phase.fixes.length > 0);
  const days = chosen.reduce((sum, { effort }) => sum + effortDays(effort), 0);
  const left = recommendations.length - chosen.length;
  return {
    fixes: planned.flatMap((phase) => phase.fixes),
    phases: planned,
    days,
    gain: combineGains(chosen, []),
    left,
  };
}
