import type { FetchError } from './fetch.js';

export interface ExternalLinkResult {
  url: string;
  status: number;
  error: FetchError | null;
  /** 'unverified': the response of a bot wall or a rate limit, which says nothing about the page. */
  verdict: 'ok' | 'redirect' | 'broken' | 'unverified' | 'not_checked';
  /** Where it redirects to; null when it does not, or to no address that could be requested. */
  redirect_url: string | null;
  /** The redirect is meant to last (301, 308). */
  permanent: boolean;
}
