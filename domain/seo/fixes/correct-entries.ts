import { isBroken } from '../../base/http/answer-state.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { redirectChain } from '../site/redirect-chain.js';
import { isCanonicalized, isHtml200Summary } from '../site/summary-state.js';
import { successorFinder } from './find-successor.js';

export interface EntryCorrection {
  url: string;
  /** The indexable page to list in its place, which no other entry names; null where the entry is to go. */
  replacement: string | null;
}

/** Every URL that the sitemap lists and that is no indexable page, each with what to do about it. */
export function correctEntries(site: SiteArtifacts): EntryCorrection[] {
  const listed = new Set(site.sitemap?.entries.map(({ url }) => url));
  const named = new Set(listed);
  const successorOf = successorFinder(site);
  return [...listed].flatMap((url): EntryCorrection[] => {
    const page = site.by_url.get(url);
    if (!page || !isMisplaced(page)) return [];
    const better = betterUrl(page, site, successorOf);
    if (better === null || named.has(better)) return [{ url, replacement: null }];
    named.add(better);
    return [{ url, replacement: better }];
  });
}

function isMisplaced(page: PageSummary): boolean {
  if (!page.allowed_by_robots || page.redirect_url !== null || isBroken(page)) return true;
  return isHtml200Summary(page) && (page.noindex || isCanonicalized(page));
}

/** The indexable page that the entry should name; null when there is none. */
function betterUrl(page: PageSummary, site: SiteArtifacts, successorOf: (url: string) => string | null): string | null {
  if (page.redirect_url !== null) {
    const { end, end_url: last } = redirectChain(site, page.url);
    return end?.indexable ? last : null;
  }
  if (isBroken(page)) return successorOf(page.url);
  const canonical = page.noindex ? null : page.canonical_url;
  return canonical !== null && site.by_url.get(canonical)?.indexable ? canonical : null;
}
