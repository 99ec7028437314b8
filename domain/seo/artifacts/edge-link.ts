import type { ExternalLinkResult } from './external-link.js';

/** An internal link target behind a bound of the crawl: requested, but not read. */
export interface EdgeLinkResult extends ExternalLinkResult {
  /** Where its redirects lead, as far as they were followed; its own URL without a redirect. */
  final_url: string;
  /** The response of that URL. `not_checked` if it is a crawled page, off the site, or was not requested. */
  final: Pick<ExternalLinkResult, 'status' | 'error' | 'verdict'>;
}
