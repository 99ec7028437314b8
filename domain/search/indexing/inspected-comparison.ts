import { normalizeUrl } from '../../base/url/url-identity.js';
import type { CrawledFacts } from './crawled-facts.js';
import type { InspectedPage } from './inspected-page.js';
import { type IndexState, judgeIndexState } from './judge-index-state.js';

/** One page as Google and the last crawl see it. */
export interface InspectedComparison {
  page: InspectedPage;
  state: IndexState;
  /** Null where the crawl did not meet it, or there is none. */
  crawled: CrawledFacts | null;
  /** A sitemap lists it, by the crawl or by Google. */
  in_sitemap: boolean;
}

export function comparePage(page: InspectedPage, crawled: CrawledFacts | null): InspectedComparison {
  const in_sitemap = crawled?.in_sitemap === true || page.referring_sitemaps.length > 0;
  return { page, state: judgeIndexState(page), crawled, in_sitemap };
}

/**
 * The canonical that Google chose where it is not the one that the page declares, by Google's own reading or else by the crawl; a
 * page that declares none stands for itself. Null where they agree, or Google does not say.
 */
export function findOtherCanonical({ page, crawled }: Pick<InspectedComparison, 'page' | 'crawled'>): string | null {
  const chosen = page.google_canonical;
  if (chosen === null) return null;
  const declared = page.user_canonical ?? crawled?.canonical ?? page.url;
  return normalizeUrl(chosen) === normalizeUrl(declared) ? null : chosen;
}
