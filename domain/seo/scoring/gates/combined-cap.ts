import { round } from '../round.js';
import type { ScoreGate } from './score-gate.js';

/**
 * The highest score that all gates together leave: each takes its own share of what the others leave (35 and 60 leave
 * 21), so that two causes cost more than one. 100 without gates.
 */
export function combinedCap(gates: readonly Pick<ScoreGate, 'cap'>[]): number {
  return round(
    gates.reduce((left, { cap }) => (left * cap) / 100, 100),
    1,
  );
}
