const MAX_BACK_OFF_MS = 60_000;
const FIRST_BACK_OFF_MS = 1_000;

/** How long a host that asked for fewer requests is left alone. */
export interface CrawlBackOff {
  /** When requests may start again, in ms. */
  untilMs(): number;
  /** The host asked for fewer: as long as Retry-After says, else twice as long as the last time. */
  begin(retryAfter: string | null): void;
  /** The host has recovered: the next one is short again. */
  reset(): void;
}

export function createCrawlBackOff(now: () => number): CrawlBackOff {
  let untilMs = 0;
  let nextMs = FIRST_BACK_OFF_MS;
  return {
    untilMs: () => untilMs,
    begin(retryAfter) {
      untilMs = now() + (retryAfterMs(retryAfter, now()) ?? nextMs);
      nextMs = Math.min(nextMs * 2, MAX_BACK_OFF_MS);
    },
    reset() {
      nextMs = FIRST_BACK_OFF_MS;
    },
  };
}

/** RFC 9110 10.2.3: seconds or an HTTP date; null when absent or unreadable, never more than a minute. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), MAX_BACK_OFF_MS) : null;
}
