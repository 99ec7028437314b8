import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { startPage } from './start-page.js';
import { findUntranslated } from './untranslated-copies.js';

export interface UntranslatedShare {
  /** Of the site, 0–1: see {@link measureUntranslated}. */
  share: number;
  /** Start pages of language versions that are copies, and how many there are; 0 of 0 where the start page names none. */
  starts: { copies: number; all: number };
}

/** How much of a language version is lost whose start page alone is not translated. */
const START_WEIGHT = 2 / 3;

/**
 * How much of a site's language versions is not translated: the share of its pages, or that of its start pages by their
 * weight where it is higher. The start page of a version is what it is found by for its name, what others link to and
 * where its visitors arrive: two thirds of the version are lost with it. Which they are the hreflang set of the start page
 * says; without one, every page weighs the same. URLs in `accepted` count as translated.
 */
export function measureUntranslated(
  site: Pick<SiteArtifacts, 'pages' | 'by_url' | 'start_url'>,
  accepted: ReadonlySet<string> = new Set(),
): UntranslatedShare {
  const copies = new Set(
    findUntranslated(site).flatMap(({ copies: found }) => found.filter(({ url }) => !accepted.has(url))),
  );
  const starts = versionStarts(site);
  const pages = site.pages.filter(({ indexable }) => indexable).length;
  const copied = starts.filter((page) => copies.has(page)).length;
  if (copies.size === 0) return { share: 0, starts: { copies: 0, all: starts.length } };
  const ofPages = copies.size / pages;
  const ofStarts = starts.length === 0 ? 0 : copied / starts.length;
  return { share: Math.max(ofPages, START_WEIGHT * ofStarts), starts: { copies: copied, all: starts.length } };
}

/** The start page and its versions in other languages, those that can be indexed. */
function versionStarts(site: Pick<SiteArtifacts, 'by_url' | 'start_url'>): PageSummary[] {
  const start = startPage(site);
  if (start === null) return [];
  const versions = start.hreflang.flatMap(({ url }) => site.by_url.get(url) ?? []);
  const starts = [...new Set([start, ...versions])].filter(({ indexable }) => indexable);
  return starts.length > 1 ? starts : [];
}
