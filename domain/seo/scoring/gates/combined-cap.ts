import { round } from '../round.js';
import type { ScoreGate } from './score-gate.js';

type Cap = Pick<ScoreGate, 'id' | 'cap'>;

/**
 * The highest score that all gates together leave: each takes its own share of what the others leave (35 and 60 leave
 * 21), so that two causes cost more than one. A weak component is weak for the same causes and only bounds the whole.
 * 100 without gates.
 */
export function combinedCap(gates: readonly Cap[]): number {
  const causes = gates.filter(({ id }) => id !== 'weak_component');
  const left = causes.reduce((rest, { cap }) => (rest * cap) / 100, 100);
  const weak = gates.find(({ id }) => id === 'weak_component');
  return round(Math.min(left, weak?.cap ?? 100), 1);
}
