import type { Thresholds } from '../../../seo/thresholds.js';
import type { CrawledSite } from '../crawled-site.js';
import type { PairFigures, SearchFigures } from '../search-figures.js';
import { sumFigures } from '../sum-figures.js';

export interface CannibalizedQuery {
  query: string;
  /** Over all pages. */
  figures: SearchFigures;
  /** Pages with their share of the query, the strongest first. */
  pages: PairFigures[];
}

type Bounds = Pick<Thresholds, 'search_cannibal_share' | 'search_impressions'>;

/**
 * Queries that two or more pages share, each with a tenth of the clicks or impressions, without saying that they are
 * versions of each other (canonical, redirect, hreflang). `pairs` without branded queries: a brand is shown with
 * several pages on purpose. Without a crawl nothing is known about versions.
 */
export function findCannibalized(
  pairs: readonly PairFigures[],
  crawl: Pick<CrawledSite, 'by_url'> | null,
  bounds: Bounds,
): CannibalizedQuery[] {
  const byQuery = new Map<string, PairFigures[]>();
  for (const pair of pairs) {
    const known = byQuery.get(pair.query);
    if (known) known.push(pair);
    else byQuery.set(pair.query, [pair]);
  }
  return [...byQuery]
    .flatMap(([query, all]) => {
      if (all.length < 2) return [];
      const figures = sumFigures(all);
      if (figures.impressions < bounds.search_impressions) return [];
      const sharing = all.filter((pair) => hasShare(pair, figures, bounds.search_cannibal_share));
      const pages = withoutVersions(sharing.sort(strongestFirst), crawl);
      return pages.length < 2 ? [] : [{ query, figures, pages }];
    })
    .sort((one, other) => other.figures.impressions - one.figures.impressions);
}

function hasShare({ clicks, impressions }: PairFigures, all: SearchFigures, share: number): boolean {
  return (all.clicks > 0 && clicks >= all.clicks * share) || impressions >= all.impressions * share;
}

function strongestFirst(one: PairFigures, other: PairFigures): number {
  return other.clicks - one.clicks || other.impressions - one.impressions;
}

/** Of pages that are versions of each other the strongest alone. */
function withoutVersions(pages: readonly PairFigures[], crawl: Pick<CrawledSite, 'by_url'> | null): PairFigures[] {
  const kept: PairFigures[] = [];
  for (const pair of pages) if (!kept.some((other) => areVersions(pair.page, other.page, crawl))) kept.push(pair);
  return kept;
}

function areVersions(one: string, other: string, crawl: Pick<CrawledSite, 'by_url'> | null): boolean {
  if (!crawl) return false;
  if (endOf(one, crawl) === endOf(other, crawl)) return true;
  return names(one, other, crawl) || names(other, one, crawl);
}

/** The URL that a page redirects to or names as its canonical one. */
function endOf(url: string, crawl: Pick<CrawledSite, 'by_url'>): string {
  const page = crawl.by_url.get(url);
  return page?.redirect_url ?? page?.refresh_url ?? page?.canonical_url ?? url;
}

function names(one: string, other: string, crawl: Pick<CrawledSite, 'by_url'>): boolean {
  return crawl.by_url.get(one)?.hreflang.some(({ url }) => url === other) ?? false;
}
