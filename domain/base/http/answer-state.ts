import type { FetchError, FetchErrorKind } from '../../seo/artifacts/fetch.js';

/** The outcome of a request: the part of a page or a link result that shows it. */
export interface Answer {
  status: number;
  error: FetchError | null;
}

/**
 * 401, 403, 429 and the 999 some networks send to robots say that this client was turned away, nothing about the page
 * (RFC 9110 15.5.2, 15.5.4; RFC 6585 section 4).
 */
export function isTurnedAway(answer: Answer): boolean {
  return [401, 403, 429, 999].includes(answer.status);
}

/** Errors of ours, or rules that we obey: others may get the page. */
const PROVES_NOTHING = new Set<FetchErrorKind>(['url_not_allowed', 'unreadable', 'disallowed_by_robots']);

/**
 * A client or server error, or no usable response at all. URLs that we did not request or could not read don't count.
 */
export function isBroken(answer: Answer): boolean {
  if (answer.error !== null) return !PROVES_NOTHING.has(answer.error.kind);
  return answer.status >= 400 && !isTurnedAway(answer);
}

/** The response in a few words: "404", or "no answer (timeout: …)". */
export function showAnswer(answer: Answer): string {
  if (answer.error === null) return String(answer.status);
  return `no answer (${answer.error.kind}: ${answer.error.message})`;
}
