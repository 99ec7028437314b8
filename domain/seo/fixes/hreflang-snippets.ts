import type { Snippet } from '../../audits/recommendation.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { type ClosedSet, closeHreflangSet } from '../site/close-hreflang-set.js';
import { HreflangClusters } from '../site/hreflang-clusters.js';
import { escapeMarkup } from './escape-markup.js';

/**
 * The closed set of each cluster of language versions that these pages belong to: the same lines for each of its pages,
 * every version once, one x-default. Only for versions that are named in the HTML; sets in headers or sitemaps are written
 * where they are. At most `most` of them.
 */
export function hreflangSnippets(
  pages: readonly PageSummary[],
  site: SiteArtifacts,
  most = Number.POSITIVE_INFINITY,
): Snippet[] {
  const clusters = new HreflangClusters(site);
  const seen = new Set<string>();
  const snippets: Snippet[] = [];
  for (const page of pages) {
    if (snippets.length >= most) break;
    if (seen.has(page.url) || page.hreflang.some(({ via }) => via !== undefined)) continue;
    const set = closeHreflangSet(page.url, clusters, site);
    if (set === null) continue;
    for (const url of set.pages) seen.add(url);
    if (!isInSitemap(set, site)) snippets.push(toSnippet(page, set));
  }
  return snippets;
}

/** Two places must say the same: lines in the HTML would contradict what the sitemap says. */
function isInSitemap({ pages }: ClosedSet, { sitemap }: SiteArtifacts): boolean {
  const own = new Set(pages);
  return (sitemap?.entries ?? []).some(({ url, alternates }) => alternates.length > 0 && own.has(url));
}

function toSnippet({ url }: PageSummary, { alternates, pages }: ClosedSet): Snippet {
  const lines = alternates.map(
    ({ code, url: href }) => `<link rel="alternate" hreflang="${escapeMarkup(code)}" href="${escapeMarkup(href)}">`,
  );
  const others = pages.filter((page) => page !== url);
  return {
    title: `All language versions, in the head of ${pages.length === 1 ? 'the page' : `each of the ${pages.length} versions`}, in place of what is there`,
    language: 'html',
    code: lines.join('\n'),
    url,
    ...(others.length > 0 ? { pages: [url, ...others] } : {}),
  };
}
