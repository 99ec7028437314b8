import type { FetchError } from '../../seo/artifacts/fetch.js';
import type { LinkReason, LinkVerdict } from './placed-link.js';

/** How a visit of the page ended. */
export interface PageVisit {
  /** 0 without a response. */
  status: number;
  error: FetchError | null;
  /** The body was cut at our limit. */
  truncated: boolean;
  is_html: boolean;
  /** A bot wall answered in place of the page. */
  is_challenge: boolean;
  /** The page asks for a password. */
  asks_sign_in: boolean;
  /** It ended at another URL than it began. */
  is_redirected: boolean;
  /** The link is in what the server sends. */
  in_html: boolean;
  /** The same after scripts have run; null: no browser has looked. */
  in_rendered: boolean | null;
  /** A browser was asked for, and could not show the page. */
  rendering_failed: boolean;
}

export interface CheckVerdict {
  verdict: LinkVerdict;
  /** Null when it was seen. */
  reason: LinkReason | null;
}

const BLOCKED = new Set([401, 403, 407, 429, 451, 999]);
const GONE = new Set([404, 410]);
const NO_LOOK = (reason: LinkReason): CheckVerdict => ({ verdict: 'could_not_look', reason });

/**
 * What a visit says of the link: seen; missing from a page that was read whole, raw and rendered; gone with its page; or nothing, as
 * the page could not be read. Null: a browser has to look before that can be said.
 */
export function judgeCheck(visit: PageVisit): CheckVerdict | null {
  const hindrance = findHindrance(visit);
  if (hindrance !== null) return hindrance;
  if (visit.in_html || visit.in_rendered === true) return { verdict: 'seen', reason: null };
  if (visit.truncated) return NO_LOOK('cut');
  if (visit.asks_sign_in) return NO_LOOK('sign_in');
  if (visit.rendering_failed) return NO_LOOK('not_rendered');
  if (visit.in_rendered === null) return null;
  return { verdict: 'missing', reason: visit.is_redirected ? 'redirected' : 'removed' };
}

/** What kept the page from being read; null where it was read. */
function findHindrance({ status, error, is_challenge, is_html }: PageVisit): CheckVerdict | null {
  if (error?.kind === 'disallowed_by_robots') return NO_LOOK('robots');
  if (error?.kind === 'too_many_redirects') return NO_LOOK('redirects');
  if (is_challenge) return NO_LOOK('challenge');
  if (BLOCKED.has(status)) return NO_LOOK('blocked');
  if (GONE.has(status)) return { verdict: 'page_gone', reason: 'page_gone' };
  if (status >= 500) return NO_LOOK('server_error');
  if (error !== null) return NO_LOOK(error.kind === 'timeout' ? 'timeout' : 'no_connection');
  if (status !== 200) return NO_LOOK('status');
  return is_html ? null : NO_LOOK('not_html');
}
