import type { CheckFinding } from '../judge.js';

/** About the page whose canonical is wrong. */
const ON_PAGE: ReadonlySet<string> = new Set([
  'index/canonicalised',
  'canonical/to-other-language',
  'canonical/to-home',
  'canonical/cross-domain',
  'canonical/to-other-host',
  'canonical/http-https',
  'canonical/og-url-differs',
  'hreflang/on-noncanonical',
  'hreflang/to-noncanonical',
  'sitemap/url-noncanonical',
  'link/to-canonicalised',
]);

/** About the URL that pages name, with those pages as related URLs. */
const ON_TARGET: ReadonlySet<string> = new Set([
  'canonical/to-error',
  'canonical/to-redirect',
  'canonical/to-noindex',
  'canonical/to-blocked',
  'canonical/to-canonicalised',
  'canonical/unlinked-target',
  'canonical/paginated-to-first',
]);

/** About the site as one: right when most of its pages have the error. */
const OF_SITE: ReadonlySet<string> = new Set(['canonical/all-elsewhere', 'index/few-indexable']);

/** Every check whose findings wrong canonicals may explain. */
export const CANONICAL_SYMPTOMS: readonly string[] = [
  ...ON_PAGE,
  ...ON_TARGET,
  'canonical/loop',
  'canonical/form-drift',
  'canonical/all-elsewhere',
  'index/few-indexable',
];

/** The share of non-indexable pages that must have the error for it to be their cause. */
const MOST = 0.5;

export interface CanonicalScope {
  /** Pages with the wrong canonical. */
  pages: ReadonlySet<string>;
  /** What they name. */
  targets: ReadonlySet<string>;
  /** HTML pages of the site that cannot be indexed, for whatever reason. */
  excluded: number;
}

/**
 * Recognizes the findings that wrong canonicals cause: on the pages themselves, in the hreflang sets, links and
 * sitemaps that name those pages, and on the URLs that they name. Once each page names itself, all of them disappear.
 */
export function followsFromCanonicals({
  pages,
  targets,
  excluded,
}: CanonicalScope): (finding: CheckFinding) => boolean {
  return ({ check_id: id, url, page_url: page, related_urls: related = [] }) => {
    if (ON_PAGE.has(id)) return pages.has(page ?? url);
    if (ON_TARGET.has(id)) return targets.has(url) && related.every((source) => pages.has(source));
    if (id === 'canonical/loop') return [url, ...related].every((member) => pages.has(member));
    if (id === 'canonical/form-drift') return related.some((canonical) => targets.has(canonical));
    return OF_SITE.has(id) && pages.size >= excluded * MOST;
  };
}
