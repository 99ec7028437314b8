import type { GainBasis } from '../../../domain/search/analysis/click-gain.js';
import type { CrawledSite, JoinablePage } from '../../../domain/search/analysis/crawled-site.js';
import { PRIOR_CTR } from '../../../domain/search/analysis/expected-ctr.js';
import type {
  KeyedFigures,
  PairFigures,
  SearchFigures,
  SearchPeriods,
} from '../../../domain/search/analysis/search-figures.js';
import type { PageDays } from '../../../domain/search/analysis/sets/page-days.js';
import { PairTableBuilder } from '../../../domain/search/analysis/sets/pair-table.js';
import type { SearchDataArtifact } from '../../../domain/seo/artifacts/search-data.js';

export const SHOP = 'https://shop.example';

export function figures(clicks: number, impressions: number, position: number | null = 5): SearchFigures {
  if (impressions === 0) return { clicks, impressions, ctr: null, position: null };
  return { clicks, impressions, ctr: clicks / impressions, position };
}

export function pair(query: string, path: string, clicks: number, impressions: number, position = 5): PairFigures {
  return { query, page: `${SHOP}${path}`, ...figures(clicks, impressions, position) };
}

export function keyed(key: string, current: SearchFigures | null, previous: SearchFigures | null = null): KeyedFigures {
  return { key, current, previous };
}

/** A page whose weekdays are all of it. */
export function pageDays(path: string, current: SearchFigures, previous: SearchFigures): PageDays {
  return { url: `${SHOP}${path}`, current, previous, weekdays: { current, previous } };
}

/** The curve of public studies, over 28 days; one of five queries rises, by two places. */
export const STUDIES: GainBasis = {
  curve: PRIOR_CTR,
  name: 'public click studies',
  days: 28,
  movement: { step: 2, probability: 0.2, queries: 0 },
};

export const FOUR_WEEKS: SearchPeriods = {
  current: { start_date: '2026-05-31', end_date: '2026-06-27', days: 28 },
  previous: { start_date: '2026-05-03', end_date: '2026-05-30', days: 28 },
  excluded_days: 3,
  note: '',
};

export function crawledPage(path: string, changes: Partial<JoinablePage> = {}): JoinablePage {
  return {
    url: `${SHOP}${path}`,
    status: 200,
    error: null,
    allowed_by_robots: true,
    is_html: true,
    indexable: true,
    noindex: false,
    canonical_url: null,
    redirect_url: null,
    refresh_url: null,
    depth: 1,
    title: '',
    h1: '',
    hreflang: [],
    date_published: null,
    ...changes,
  };
}

/** `inlinks`: how many pages link to a path. */
export function crawledSite(
  pages: readonly JoinablePage[],
  inlinks: Record<string, number> = {},
  crawl_incomplete = false,
): CrawledSite {
  return {
    start_url: `${SHOP}/`,
    by_url: new Map(pages.map((page) => [page.url, page])),
    inlinks: new Map(Object.entries(inlinks).map(([path, length]) => [`${SHOP}${path}`, { length }])),
    crawl_incomplete,
  };
}

type Changes = Partial<Omit<SearchDataArtifact, 'pairs'>> & { pairs?: readonly PairFigures[] };

/** Search data of a site as its checks get them: nothing but what is given. */
export function searchData({ pairs = [], ...changes }: Changes = {}): SearchDataArtifact {
  const table = new PairTableBuilder();
  table.add(
    pairs.map(({ query, page, clicks, impressions, position }) => ({
      keys: [query, page],
      clicks,
      impressions,
      ctr: 0,
      position: position ?? 0,
    })),
  );
  return {
    property: `${SHOP}/`,
    periods: FOUR_WEEKS,
    collected_at: '2026-06-30T00:00:00.000Z',
    queries: [],
    page_days: [],
    page_devices: [],
    page_countries: [],
    seen_pages: [],
    ...changes,
    pairs: table.result(),
  };
}
