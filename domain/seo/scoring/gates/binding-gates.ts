import { combinedCap } from './combined-cap.js';
import type { ScoreGate } from './score-gate.js';

/**
 * The gates of an audit where they are why its score is no higher: none where the components alone lead to a lower one, so
 * that "at most 80" is never said beside a score of 50.
 */
export function bindingGates<Gate extends Pick<ScoreGate, 'id' | 'cap'>>(
  gates: readonly Gate[],
  overallScore: number | null,
): readonly Gate[] {
  return overallScore !== null && overallScore < combinedCap(gates) ? [] : gates;
}
