import { createCrawlBackOff } from './crawl-back-off.js';

/** Never slower than one request in ten seconds, whatever robots.txt asks: a longer delay is reported, not obeyed. */
const MAX_CRAWL_DELAY_MS = 10_000;

export interface Politeness {
  /** Requests that may run at once now. */
  limit(): number;
  /** Resolves when the next request may start. */
  turn(signal: AbortSignal): Promise<void>;
  /** Reports how the host responded, so that the request rate adapts to it. */
  observe(answer: { status: number; retryAfter: string | null; failed: boolean }): void;
}

/**
 * Pressure on one host: robots.txt crawl-delay means one at a time with that gap; 429 and 503 halve the concurrency and
 * back off (Retry-After when given); every 50 good responses in a row allow one more.
 */
export function createPoliteness(options: {
  concurrency: number;
  crawlDelayS: number | null;
  /** What the crawl itself was bound to; requests may overlap. @default no bound */
  requestsPerSecond?: number | undefined;
  now: () => number;
}): Politeness {
  const delayMs = Math.min((options.crawlDelayS ?? 0) * 1000, MAX_CRAWL_DELAY_MS);
  const ceiling = delayMs > 0 ? 1 : options.concurrency;
  const gapMs = Math.max(delayMs, options.requestsPerSecond ? 1000 / options.requestsPerSecond : 0);
  let allowed = ceiling;
  let goodInARow = 0;
  let nextStartMs = 0;
  const backOff = createCrawlBackOff(options.now);

  return {
    limit: () => allowed,
    async turn(signal) {
      const startMs = Math.max(options.now(), nextStartMs, backOff.untilMs());
      nextStartMs = startMs + gapMs;
      await waitOrAbort(startMs - options.now(), signal);
    },
    observe({ status, retryAfter, failed }) {
      if (status === 429 || status === 503) {
        allowed = Math.max(1, Math.floor(allowed / 2));
        backOff.begin(retryAfter);
        goodInARow = 0;
      } else if (!failed) {
        goodInARow++;
        if (goodInARow % 50 === 0) allowed = Math.min(ceiling, allowed + 1);
        if (goodInARow % 10 === 0) backOff.reset();
      }
    },
  };
}

export function waitOrAbort(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason);
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
