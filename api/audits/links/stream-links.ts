import { type LinkFilter, matchesLink } from '../../../domain/seo/links/link-filter.js';
import type { LinkRow } from '../../../domain/seo/links/link-row.js';
import type { PageLink } from '../../../domain/seo/links/page-link.js';
import { pageLinks } from '../../../domain/seo/links/page-links.js';
import { isInRange, type StatusRange } from '../../../domain/seo/links/status-range.js';
import { uniteLinks } from '../../../domain/seo/links/unite-links.js';
import type { CrawlLinksRepository } from '../../../store/crawl/crawl-links.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';

export interface StreamLinksDeps {
  crawls: Pick<CrawlsRepository, 'streamPages' | 'findWholePage'>;
  crawlLinks: Pick<CrawlLinksRepository, 'streamLinksTo' | 'statusesOf'>;
}

/** Which links, and in what form. */
export interface LinkQuery extends LinkFilter {
  to?: string | undefined;
  from?: string | undefined;
  status?: StatusRange | undefined;
  /** Links of a page to the same URL are one row. */
  unique?: boolean | undefined;
}

/** A place in a list: the page or run of pages, and the link in there. */
export interface LinkPlace {
  page: number;
  link: number;
}

export interface PlacedRow {
  row: LinkRow;
  place: LinkPlace;
}

/** Rows of one page or run of pages, and where the list continues behind them. */
export interface LinkBatch {
  rows: PlacedRow[];
  next: LinkPlace;
}

interface Chunk {
  page: number;
  links: PageLink[];
}

/** Statuses that are kept at hand while a list is made: those of menus come again on each page. */
const KEPT_STATUSES = 200_000;
const PAGES_AT_ONCE = 25;

/**
 * The links of a crawl in crawl order, a few pages in memory at a time: those of one page from the page itself, those
 * to one URL from where they are sorted by target, all of them page by page. A batch may be empty if a filter excludes
 * all rows.
 */
export async function* streamLinks(
  { crawls, crawlLinks }: StreamLinksDeps,
  crawl: { id: string; buckets: number },
  query: LinkQuery,
  from: LinkPlace = { page: 0, link: 0 },
): AsyncGenerator<LinkBatch> {
  const statuses = new Map<string, number | null>();
  for await (const chunks of groups(chunksOf({ crawls, crawlLinks }, crawl, query, from.page))) {
    const found = chunks.map(({ page, links }) => ({ page, rows: select(links, query) }));
    const wanted = new Set(found.flatMap(({ rows }) => rows.map(({ link }) => link.to)));
    await learnStatuses(crawlLinks, crawl.id, wanted, statuses);
    for (const { page, rows } of found) {
      const placed = rows.map(({ link, count }, at) => ({
        row: { ...link, status: statuses.get(link.to) ?? null, count },
        place: { page, link: at },
      }));
      const isLeft = ({ row, place }: PlacedRow) =>
        (place.page > from.page || place.link >= from.link) &&
        (query.status === undefined || isInRange(row.status, query.status));
      yield { rows: placed.filter(isLeft), next: { page: page + 1, link: 0 } };
    }
  }
}

function select(links: readonly PageLink[], query: LinkQuery): { link: PageLink; count: number }[] {
  const own = query.to === undefined ? links : links.filter(({ to }) => to === query.to);
  const rows = query.unique ? uniteLinks(own) : own.map((link) => ({ link, count: 1 }));
  return rows.filter(({ link }) => matchesLink(link, query));
}

async function* chunksOf(
  { crawls, crawlLinks }: StreamLinksDeps,
  { id, buckets }: { id: string; buckets: number },
  { to, from }: LinkQuery,
  first: number,
): AsyncGenerator<Chunk> {
  if (from !== undefined) {
    const page = first === 0 ? await crawls.findWholePage(id, from) : null;
    if (page) yield { page: 0, links: pageLinks(page.artifact, page.summary) };
  } else if (to !== undefined) {
    for await (const { part, links } of crawlLinks.streamLinksTo(id, to, buckets, first)) yield { page: part, links };
  } else {
    for await (const { order, artifact, summary } of crawls.streamPages(id, first - 1))
      yield { page: order, links: pageLinks(artifact, summary) };
  }
}

async function* groups(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk[]> {
  let group: Chunk[] = [];
  for await (const chunk of chunks) {
    group.push(chunk);
    if (group.length < PAGES_AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function learnStatuses(
  crawlLinks: StreamLinksDeps['crawlLinks'],
  crawlId: string,
  wanted: ReadonlySet<string>,
  statuses: Map<string, number | null>,
): Promise<void> {
  if (statuses.size > KEPT_STATUSES) statuses.clear();
  const unknown = [...wanted].filter((url) => !statuses.has(url));
  if (unknown.length === 0) return;
  for (const [url, status] of await crawlLinks.statusesOf(crawlId, unknown)) statuses.set(url, status);
}
