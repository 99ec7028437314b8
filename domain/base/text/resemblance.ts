const HASH_DIGITS = 8;
const SKETCH_SIZE = 64;

/**
 * The share of word runs that two texts have in common, 0–1, estimated from their sketches (Broder 1997): how many of
 * the smallest hashes of both together occur in both. Two texts without any runs share nothing.
 */
export function resemblance(one: string, other: string): number {
  const [left, right] = [hashesOf(one), hashesOf(other)];
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  // Hashes are fixed-width lower-case hex: their order as text is their order as numbers.
  const union = [...new Set([...left, ...right])].sort().slice(0, SKETCH_SIZE);
  if (union.length === 0) return 0;
  return union.filter((hash) => inLeft.has(hash) && inRight.has(hash)).length / union.length;
}

function hashesOf(sketch: string): string[] {
  return Array.from({ length: sketch.length / HASH_DIGITS }, (_, at) =>
    sketch.slice(at * HASH_DIGITS, (at + 1) * HASH_DIGITS),
  );
}
