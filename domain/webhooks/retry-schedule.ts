const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The waits between tries that Standard Webhooks recommends ("Deliverability and reliability"): ten tries over three days.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
const WAITS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

export const MOST_TRIES = WAITS_MS.length + 1;
/** A tenth to either side, so that what failed together does not come back together. */
const JITTER = 0.1;
/** An endpoint's Retry-After is respected up to the longest wait of our own. */
const MOST_RETRY_AFTER_MS = 24 * HOUR_MS;

/**
 * Milliseconds until the next try after this many; null when there is none left. An endpoint's Retry-After counts when it
 * is longer than ours. `random` is 0–1.
 */
export function nextWaitMs(tries: number, retryAfterMs: number | null, random: number): number | null {
  const base = WAITS_MS[tries - 1];
  if (base === undefined) return null;
  const own = Math.round(base * (1 - JITTER + 2 * JITTER * random));
  return Math.max(own, Math.min(retryAfterMs ?? 0, MOST_RETRY_AFTER_MS));
}
