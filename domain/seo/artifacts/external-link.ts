import type { FetchError } from './fetch.js';

export interface ExternalLinkResult {
  url: string;
  status: number;
  error: FetchError | null;
  /** 'unverified': a bot wall or a rate limit answered, which says nothing about the page. */
  verdict: 'ok' | 'redirect' | 'broken' | 'unverified' | 'not_checked';
}
