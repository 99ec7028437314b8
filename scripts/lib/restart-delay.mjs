const FIRST_MS = 1000;
const LONGEST_MS = 30_000;
const STEADY_MS = 60_000;

/**
 * Doubling pauses between restarts of a part that keeps dying; a part that ran a minute starts afresh.
 * @param {{ previousMs: number, ranMs: number }} history previousMs is 0 before the first restart
 * @returns {number} milliseconds to wait
 */
export function nextRestartDelay({ previousMs, ranMs }) {
  if (previousMs === 0 || ranMs >= STEADY_MS) return FIRST_MS;
  return Math.min(previousMs * 2, LONGEST_MS);
}
