import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';

/** A bot wall, a rate limit or a link guard: the status says nothing about what is behind. 999 is LinkedIn's. */
const STATUS = new Set([401, 403, 407, 429, 451, 999]);
/** Errors that may be ours or temporary: our time limits, our certificates, our decoding of the response. */
const ERRORS = new Set<string>(['timeout', 'tls', 'bad_encoding', 'protocol']);

/** Set by bot walls on their own challenge pages, whatever the status (Cloudflare, AWS WAF). */
const CHALLENGES = ['cf-mitigated', 'x-amzn-waf-action'];

/** What came, or did not come, proves neither that the address works nor that it is broken. */
export function isUnverified(facts: Pick<FetchFacts, 'status' | 'error' | 'headers'>): boolean {
  const { status, error, headers } = facts;
  if (STATUS.has(status) || CHALLENGES.some((name) => headers[name] !== undefined)) return true;
  if (status === 503) return isPassing(headers);
  return status < 400 && error !== null && ERRORS.has(error.kind);
}

/** 503 is temporary (RFC 9110 15.6.4) if it says until when, and is a bot wall's page if Cloudflare sends it. */
function isPassing(headers: FetchFacts['headers']): boolean {
  return headers['retry-after'] !== undefined || headers['server']?.toLowerCase() === 'cloudflare';
}
