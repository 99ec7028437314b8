import { pathSegments } from '../../base/url/path-segments.js';
import { identifySite } from '../../base/url/url-identity.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isCanonicalized, isHtml200Summary } from './summary-state.js';

/** Pages of a site that should be found, and those of them that are excluded from search engines. */
export interface LostPages {
  /** HTML pages that return 200, copies and pages kept out on purpose left aside. */
  wanted: number;
  /** Out of the index, each a page; a page whose canonical leads back to it counts half, for engines may see through it. */
  lost: number;
  /** Counted whole, by what keeps them out. */
  noindex: number;
  elsewhere: number;
}

/** Sections that people meet after a link and not through a search. */
const PRIVATE = new Set(
  'account admin author authors basket cart checkout compare feed filter forgot-password imprint impressum print login logout my-account newsletter order orders page private privacy profile register search signin sign-in signup sign-up tag tags thank-you thanks user wishlist wp-admin'.split(
    ' ',
  ),
);
/** A sitemap that lists fewer of the pages that can be indexed says nothing about the others. */
const CAREFUL_SITEMAP_SHARE = 0.5;

/**
 * Counts what the index lacks. A copy that names its original as canonical is no loss; nor is a noindex page that the
 * owner evidently means to keep out: a private section, or left out of a sitemap that lists the others. Where not one page
 * can be indexed, nothing is taken for intent.
 */
export function countLostPages(site: SiteArtifacts): LostPages {
  const pages = site.pages.filter((page) => isHtml200Summary(page) && page.refresh_url === null);
  const indexable = pages.filter((page) => page.indexable);
  const listed = new Set(site.sitemap?.entries.map(({ url }) => url));
  const isCareful = indexable.filter(({ url }) => listed.has(url)).length >= indexable.length * CAREFUL_SITEMAP_SHARE;
  const isMeant = (page: PageSummary) =>
    indexable.length > 0 &&
    page.url !== site.start_url &&
    ((listed.size > 0 && isCareful && !listed.has(page.url)) || isPrivate(page));
  const count: LostPages = { wanted: indexable.length, lost: 0, noindex: 0, elsewhere: 0 };
  for (const page of pages) {
    if (page.indexable) continue;
    if (page.noindex) {
      if (isMeant(page)) continue;
      count.noindex += 1;
      count.lost += 1;
    } else if (isCanonicalized(page)) {
      const weight = weightOfCanonical(page, site, indexable.length);
      if (weight === 0) continue;
      count.elsewhere += 1;
      count.lost += weight;
    } else continue;
    count.wanted += 1;
  }
  return count;
}

function isPrivate({ url }: PageSummary): boolean {
  return pathSegments(url).some((segment) => PRIVATE.has(segment.toLowerCase()));
}

/** 0: a copy whose original can be indexed; 0.5: its own address spelled otherwise; 1: a page of its own given away. */
function weightOfCanonical(page: PageSummary, site: SiteArtifacts, indexable: number): number {
  const target = page.canonical_url ?? page.url;
  const original = site.by_url.get(target);
  if (original?.indexable && isCopy(page, original)) return 0;
  if (isSpelling(page.url, target)) return original?.indexable && indexable > 0 ? 0 : 0.5;
  return 1;
}

function isCopy(page: PageSummary, original: PageSummary): boolean {
  if (page.text_hash === original.text_hash) return true;
  const [path, query] = page.url.split('?');
  return query !== undefined && path === original.url.split('?')[0];
}

/** One page under two schemes, with and without www. or a final slash, or in other letter case. */
function isSpelling(one: string, other: string): boolean {
  const spell = (url: string) =>
    `${identifySite(url)}${new URL(url).pathname.replace(/\/(?:index\.\w+)?$/, '').toLowerCase()}`;
  return spell(one) === spell(other);
}
