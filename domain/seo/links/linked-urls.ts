import type { PageSummary } from '../artifacts/page-summary.js';

/**
 * Every URL that a visitor can click to from the start page: links of pages that are reached themselves, followed by search
 * engines or not, and where redirects take them. Pages that only orphans link to are not among them.
 */
export function linkedUrls(startUrl: string, byUrl: ReadonlyMap<string, PageSummary>): Set<string> {
  const reached = new Set([startUrl]);
  // A set is walked in the order of its entries, new ones included.
  for (const url of reached) {
    const page = byUrl.get(url);
    if (!page) continue;
    if (page.redirect_url !== null) reached.add(page.redirect_url);
    if (page.refresh_url !== null) reached.add(page.refresh_url);
    for (const link of page.links) reached.add(link.url);
  }
  return reached;
}
