import { combinedCap } from './combined-cap.js';
import type { ScoreGate } from './score-gate.js';

/**
 * The gates of an audit that are why its score is no higher: none where the components alone lead to a lower one, so that
 * "at most 80" is never said beside a score of 50. A weak component bounds the whole alone, so that either it or the
 * others do; of several that miss the same text the lowest counts.
 */
export function bindingGates<Gate extends Pick<ScoreGate, 'id' | 'cap'>>(
  gates: readonly Gate[],
  overallScore: number | null,
): readonly Gate[] {
  const whole = combinedCap(gates);
  if (overallScore !== null && overallScore < whole) return [];
  const alone = gates.filter(({ cap }) => cap <= whole);
  return alone.length > 0 ? alone : gates.filter((gate) => combinedCap(gates.filter((one) => one !== gate)) > whole);
}
