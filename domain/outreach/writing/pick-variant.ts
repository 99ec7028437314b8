import { hashText } from '../../base/text/hash-text.js';

/** One of several, the same for the same seed and purpose; the seeds of a campaign spread evenly over them. */
export function pickVariant<Variant>(variants: readonly Variant[], seed: string, purpose: string): Variant | undefined {
  return variants[(hashText(`${purpose}\n${seed}`) >>> 8) % Math.max(1, variants.length)];
}
