import { round } from '../../../base/statistics/round.js';
import type { ScoreGate, ScoreGateId } from './score-gate.js';

type Cap = Pick<ScoreGate, 'id' | 'cap'>;

/** Short pages, few pages and pages that are empty without scripts: the same words are missing. */
const OF_TEXT: ReadonlySet<ScoreGateId> = new Set(['thin_pages', 'few_pages', 'content_needs_scripts']);

/**
 * The highest score that all gates together allow: each takes its own share of what the others allow (35 and 60 give
 * 21), so that two causes cost more than one. Those about missing text are the same cause in several forms: the lowest
 * counts. A weak component has the same causes and only bounds the whole. 100 without gates.
 */
export function combinedCap(gates: readonly Cap[]): number {
  const ofText = gates.filter(({ id }) => OF_TEXT.has(id)).map(({ cap }) => cap);
  const others = gates.filter(({ id }) => id !== 'weak_component' && !OF_TEXT.has(id)).map(({ cap }) => cap);
  const left = [...others, Math.min(100, ...ofText)].reduce((rest, cap) => (rest * cap) / 100, 100);
  const weak = gates.find(({ id }) => id === 'weak_component');
  return round(Math.min(left, weak?.cap ?? 100), 1);
}
