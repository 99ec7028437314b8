/**
 * A limit of a test tells one that hangs from one that works, and is chosen on a machine that has little else to do. How fast
 * something is, is nowhere proved by it, so that a machine with several times the work gets several times as long.
 */
export const PATIENCE = 4;
/** Shorter limits are the matter of their test. */
const SHORTEST_MS = 20_000;

/** @returns the limit that holds where a spec asks for this one */
export function lengthenLimit(limit: number | string): number | string {
  return typeof limit === 'number' && limit >= SHORTEST_MS ? limit * PATIENCE : limit;
}
