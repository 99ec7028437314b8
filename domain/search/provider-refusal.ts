/** What an API of a provider means by turning a request away. */
export type ProviderRefusal =
  | { kind: 'quota' | 'outage'; status: number | null; retry_after_ms: number | null }
  | { kind: 'token' | 'switched_off' | 'forbidden' | 'wrong_request' | 'garbled'; status: number };

/** Reasons by which Google turns away for a quota, with 403 as well as 429 (Search Console API, Standard Error Responses). */
const QUOTA_REASONS = new Set([
  'quotaExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
]);
const OFF_REASONS = new Set(['accessNotConfigured', 'SERVICE_DISABLED']);
/** WebmasterApi.ErrorCode: ThrottleUser, ThrottleHost; NotFound, NotAllowed, NotAuthorized; InternalError, UnknownError. */
const BING_QUOTA = new Set([4, 5]);
const BING_FORBIDDEN = new Set([11, 13, 14]);
const BING_OUTAGE = new Set([1, 2]);

/** @param said the parsed body, whatever it is */
export function judgeRefusal(status: number, said: unknown, retryAfter: string | null, nowMs: number): ProviderRefusal {
  const retry_after_ms = readRetryAfter(retryAfter, nowMs);
  const bing = bingCode(said);
  if (status === 429 || BING_QUOTA.has(bing ?? -1)) return { kind: 'quota', status, retry_after_ms };
  if (status === 401 || isBingToken(said)) return { kind: 'token', status };
  const reasons = googleReasons(said);
  if (status === 403 && reasons.some((reason) => QUOTA_REASONS.has(reason)))
    return { kind: 'quota', status, retry_after_ms };
  if (status === 403 && reasons.some((reason) => OFF_REASONS.has(reason))) return { kind: 'switched_off', status };
  if (status === 403 || status === 404 || BING_FORBIDDEN.has(bing ?? -1)) return { kind: 'forbidden', status };
  if (status >= 500 || status === 408 || BING_OUTAGE.has(bing ?? -1)) return { kind: 'outage', status, retry_after_ms };
  if (status >= 400) return { kind: 'wrong_request', status };
  // A redirect is never followed with a token.
  return { kind: 'garbled', status };
}

/** Seconds or a date (RFC 9110 section 10.2.3); null for anything else. */
export function readRetryAfter(value: string | null, nowMs: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** `error.errors[].reason` of the older form, `error.details[].reason` of the newer one. */
function googleReasons(said: unknown): string[] {
  const lists = [read(said, 'error', 'errors'), read(said, 'error', 'details')];
  return lists
    .flatMap((list) => (Array.isArray(list) ? list.slice(0, 20) : []))
    .map((entry: unknown) => read(entry, 'reason'))
    .filter((reason) => typeof reason === 'string');
}

function bingCode(said: unknown): number | null {
  const code = read(said, 'ErrorCode') ?? read(said, 'd', 'ErrorCode');
  return typeof code === 'number' ? code : null;
}

/** Bing says `ERROR!!! InvalidToken` with 400. */
function isBingToken(said: unknown): boolean {
  const message = read(said, 'Message');
  return typeof message === 'string' && /InvalidToken|InvalidApiKey/.test(message);
}

function read(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
}
