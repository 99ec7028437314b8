import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';

/** Where a URL leads when its redirects are followed through pages that were crawled. */
export interface RedirectChain {
  /** The URLs redirected to, in order; without the requested URL. Empty without a redirect. */
  hops: string[];
  /** The last URL: the requested one when it does not redirect. */
  end_url: string;
  /** The page the chain ends on; null when it was not crawled or the chain runs in a circle. */
  end: PageSummary | null;
  /** The URLs of the loop, in order; empty when there is none. */
  loop: string[];
}

/** Browsers give up after 20 redirects (Fetch standard, HTTP-redirect fetch). */
const MAX_HOPS = 20;

export function redirectChain(site: Pick<SiteArtifacts, 'by_url'>, url: string): RedirectChain {
  const met = [url];
  let page = site.by_url.get(url) ?? null;
  while (page !== null && page.redirect_url !== null && met.length <= MAX_HOPS) {
    const next = page.redirect_url;
    const before = met.indexOf(next);
    if (before >= 0) return { hops: [...met.slice(1), next], end_url: next, end: null, loop: met.slice(before) };
    met.push(next);
    page = site.by_url.get(next) ?? null;
  }
  return { hops: met.slice(1), end_url: met.at(-1) ?? url, end: page, loop: [] };
}
