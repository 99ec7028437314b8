import { type CombinedGain, combineGains } from '../../../../domain/audits/combine-gains.js';
import { effortDays } from '../../../../domain/audits/plan-phases.js';
import type { Phase, Recommendation } from '../../../../domain/audits/recommendation.js';

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
  return planRoadmap(recommendations, chooseFixes(recommendations));
}

/** All recommendations, as the full report lists them. */
export function planWholeRoadmap(recommendations: readonly Recommendation[]): ShortRoadmap {
  return planRoadmap(recommendations, byRank(recommendations));
}

function byRank(recommendations: readonly Recommendation[]): Recommendation[] {
  return [...recommendations].sort((one, other) => one.rank - other.rank);
}

function chooseFixes(recommendations: readonly Recommendation[]): Recommendation[] {
  const ranked = byRank(recommendations);
  const fixes = ranked.filter(({ kind }) => kind === 'fix');
  const missing = Math.max(0, FEWEST_FIXES - fixes.length);
  const improvements = ranked.filter(({ kind }) => kind === 'improvement').slice(0, missing);
  return [...fixes, ...improvements].slice(0, MOST_ROADMAP_FIXES);
}

function planRoadmap(recommendations: readonly Recommendation[], chosen: Recommendation[]): ShortRoadmap {
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
