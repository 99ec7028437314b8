import { hashText } from '../../base/text/hash-text.js';
import type { SearchPages } from '../analysis/search-pages.js';
import { pageFiguresReader } from '../analysis/search-pages.js';
import { pageKey } from '../analysis/sets/page-key.js';
import type { CrawledFacts } from './crawled-facts.js';
import type { SampleReason } from './inspected-page.js';
import type { IndexState } from './judge-index-state.js';

export interface ChosenUrl {
  url: string;
  sampled_as: SampleReason;
}

export interface SampleInput {
  /** Of the last crawl, in its order; empty without one. */
  crawled: readonly CrawledFacts[];
  /** URLs of the crawl before; null without one. */
  crawled_before: ReadonlySet<string> | null;
  /** What search brought to each page; null where search data were never analyzed. */
  searched: SearchPages | null;
  /** When each URL was last inspected, and what came of it. */
  inspected: ReadonlyMap<string, { inspected_at: string; state: IndexState }>;
  /** URLs to choose at most. */
  size: number;
  now: Date;
  /** Whether a URL can be inspected in the property. */
  isCovered(url: string): boolean;
}

/** The shares of a sample. What a kind cannot fill goes to the others, in this order. */
const SHARES: readonly (readonly [SampleReason, number])[] = [
  ['top_page', 0.3],
  ['indexability', 0.2],
  ['new_page', 0.15],
  ['sitemap_without_impressions', 0.2],
  ['random', 0.15],
];
/** Days until a page is inspected again: what is not indexed may be tomorrow, what is indexed mostly stays. */
const REFRESH_DAYS: Readonly<Record<IndexState, number>> = { not_indexed: 7, unknown: 7, indexed: 28 };
const DAY_MS = 86_400_000;
/** Of these Google's view is worth asking for without a sitemap, too; redirects and errors are no riddle. */
const TELLING_BLOCKERS: ReadonlySet<string> = new Set(['noindex', 'canonicalized', 'blocked_by_robots']);

/**
 * The URLs to inspect next, where it tells most: pages with most clicks, pages that something keeps from the index though search
 * or a sitemap knows them, new pages, pages of sitemaps that search never shows, and a random rest that changes daily. URLs
 * that were inspected lately wait until they are due again.
 */
export function chooseUrls(input: SampleInput): ChosenUrl[] {
  const queues = listCandidates(input);
  const chosen = new Map<string, SampleReason>();
  const take = (reason: SampleReason, most: number) => {
    const before = chosen.size;
    for (const url of queues[reason]) {
      if (chosen.size >= input.size || chosen.size - before >= most) return;
      if (!chosen.has(url)) chosen.set(url, reason);
    }
  };
  for (const [reason, share] of SHARES) take(reason, Math.ceil(input.size * share));
  for (const [reason] of SHARES) take(reason, input.size);
  return [...chosen].map(([url, sampled_as]) => ({ url, sampled_as }));
}

function listCandidates(input: SampleInput): Record<SampleReason, string[]> {
  const { crawled, crawled_before, searched, now, isCovered } = input;
  const figuresOf = searched === null ? () => null : pageFiguresReader(searched);
  const impressionsOf = (url: string) => figuresOf(pageKey(url))?.impressions ?? null;
  const isCandidate = (url: string) => isCovered(url) && isDue(input, url);
  const due = crawled.filter(({ url }) => isCandidate(url));
  const shown = (page: CrawledFacts) => impressionsOf(page.url) ?? 0;
  const indexable = due.filter(({ indexable: is }) => is);
  const day = now.toISOString().slice(0, 10);
  return {
    top_page: [...(searched?.pages ?? [])]
      .filter(([url]) => isCandidate(url))
      .sort((one, other) => other[1] - one[1] || other[2] - one[2])
      .map(([url]) => url),
    indexability: due
      .filter((page) => isKeptOut(page, shown(page)))
      .sort((one, other) => shown(other) - shown(one))
      .map(({ url }) => url),
    new_page:
      crawled_before === null ? [] : indexable.filter(({ url }) => !crawled_before.has(url)).map(({ url }) => url),
    sitemap_without_impressions: indexable
      .filter(({ url, in_sitemap }) => in_sitemap === true && impressionsOf(url) === 0)
      .map(({ url }) => url),
    random: indexable
      .map(({ url }) => ({ url, place: hashText(`${day}\n${url}`) }))
      .sort((one, other) => one.place - other.place)
      .map(({ url }) => url),
  };
}

function isKeptOut({ indexable, index_blocker, in_sitemap }: CrawledFacts, impressions: number): boolean {
  if (indexable) return false;
  return in_sitemap === true || impressions > 0 || TELLING_BLOCKERS.has(index_blocker ?? '');
}

function isDue({ inspected, now }: SampleInput, url: string): boolean {
  const known = inspected.get(url);
  if (known === undefined) return true;
  return now.getTime() - Date.parse(known.inspected_at) >= REFRESH_DAYS[known.state] * DAY_MS;
}
