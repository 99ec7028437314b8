import type { PageSummary } from '../artifacts/page-summary.js';
import type { Snippet } from '../audit/recommendation.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isBroken } from '../http/answer-state.js';
import { redirectChain } from '../site/redirect-chain.js';
import { isCanonicalised, isHtml200Summary } from '../site/summary-state.js';
import { successorFinder } from './find-successor.js';
import type { Remedy } from './remedy.js';
import { wholeSitemap } from './sitemap-entries.js';

const MAX_LINES = 50;

/**
 * Entries to take out of the sitemap or to replace, one a line: every listed URL that is no indexable page, whichever of
 * these checks found it, so that no correction brings the next finding.
 */
export const sitemapCorrections: Remedy = {
  check_ids: [
    'sitemap/url-error',
    'sitemap/url-redirect',
    'sitemap/url-noindex',
    'sitemap/url-noncanonical',
    'sitemap/url-blocked',
  ],
  write(_issues, facts) {
    const { site } = facts;
    const listed = new Set(site.sitemap?.entries.map(({ url }) => url));
    const successorOf = successorFinder(site);
    let left = listed.size;
    const lines = [...listed].flatMap((url) => {
      const page = site.by_url.get(url);
      if (!page || !isMisplaced(page)) return [];
      const better = betterUrl(page, site, successorOf);
      const isNew = better !== null && better !== url && !listed.has(better);
      if (!isNew) left -= 1;
      return [`${url}\n  -> ${isNew ? better : '(remove)'}`];
    });
    if (lines.length === 0 || lines.length > MAX_LINES) return [];
    // Nothing would be left: a new file is quicker.
    return left === 0 ? wholeSitemap.write([], facts) : [toSnippet(lines, site)];
  },
};

function toSnippet(lines: readonly string[], { sitemap }: SiteArtifacts): Snippet {
  const file = sitemap?.files.find(({ status, kind }) => status === 200 && kind !== 'index')?.url ?? null;
  return { title: 'Sitemap entries to remove or replace', language: 'text', code: lines.join('\n'), url: file };
}

function isMisplaced(page: PageSummary): boolean {
  if (!page.allowed_by_robots || page.redirect_url !== null || isBroken(page)) return true;
  return isHtml200Summary(page) && (page.noindex || isCanonicalised(page));
}

/** The indexable page that the entry stands for; null when there is none. */
function betterUrl(page: PageSummary, site: SiteArtifacts, successorOf: (url: string) => string | null): string | null {
  if (page.redirect_url !== null) {
    const { end, end_url: last } = redirectChain(site, page.url);
    return end?.indexable ? last : null;
  }
  if (isBroken(page)) return successorOf(page.url);
  const canonical = page.noindex ? null : page.canonical_url;
  return canonical !== null && site.by_url.get(canonical)?.indexable ? canonical : null;
}
