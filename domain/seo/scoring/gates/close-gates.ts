import type { ComponentName } from '../../components.js';
import { combinedCap } from './combined-cap.js';
import type { ScoreGate } from './score-gate.js';
import { gateWeakComponent } from './weak-component-gate.js';

/**
 * The gates of the site, and that of its weakest component where it bounds the score more than all else: more than they
 * do together, and more than the mean itself. The lowest cap comes first.
 */
export function closeGates(
  scores: Readonly<Partial<Record<ComponentName, number | null>>>,
  mean: number | null,
  siteGates: readonly ScoreGate[],
): ScoreGate[] {
  const weak = gateWeakComponent(scores);
  const bound = Math.min(mean ?? 0, combinedCap(siteGates));
  return weak !== null && weak.cap < bound ? [weak, ...siteGates] : [...siteGates];
}
