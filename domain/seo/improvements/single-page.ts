import { isLegalPath } from '../../base/url/is-legal-path.js';
import type { PageOutline } from '../artifacts/page-outline.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { isKind } from '../schema/vocabulary.js';
import { startPage } from '../site/start-page.js';
import { isHtml200Summary } from '../site/summary-state.js';
import type { SiteFacts } from './improvement.js';

export interface SinglePage {
  page: PageSummary;
  outline: PageOutline;
}

/**
 * The page of a site that says all it has on one, legal pages aside. Null for other sites, and where the crawl has not
 * seen everything: what is not on the page may then be on another.
 */
export function findSinglePage({ site, pages }: SiteFacts): SinglePage | null {
  const page = startPage(site);
  if (site.crawl_incomplete || page?.outline === undefined || !pages.includes(page)) return null;
  const others = site.pages.filter((each) => each !== page && isHtml200Summary(each) && !isLegalPath(each.url));
  const isCopy = (each: PageSummary) => each.text_hash === page.text_hash || each.canonical_url === page.url;
  return others.every(isCopy) ? { page, outline: page.outline } : null;
}

/** What the structured data calls the owner: a kind of local business; null for others. */
export function findBusinessType({ json_ld_types: types }: PageSummary): string | null {
  return types.find((type) => isKind([type], 'LocalBusiness')) ?? null;
}
