import type { CrawlOptions, FrontierEntry } from '../../../domain/crawl/crawl.js';
import { createScope } from '../../../domain/crawl/crawl-scope.js';
import type { CrawlRecord, CrawlsRepository } from '../../../store/crawl/crawls.js';
import type { PageTargets } from '../read/page-reader.js';
import { loadKnownUrls } from './load-known-urls.js';

/** Room for redirects, robots-blocked URLs and a margin, so that the frontier stays bounded on endless sites. */
const FRONTIER_FACTOR = 2;
const FRONTIER_MARGIN = 1_000;
const LOAD_BATCH = 2_000;
/** URLs that are remembered as known, so that those of the menu are not hashed for each page anew. */
const REMEMBERED = 10_000;

/** URLs a crawl may know at all. */
export const frontierCapacity = ({ max_pages }: Pick<CrawlOptions, 'max_pages'>): number =>
  max_pages * FRONTIER_FACTOR + FRONTIER_MARGIN;

export interface FrontierDeps {
  crawls: Pick<CrawlsRepository, 'loadFrontier' | 'pendingUrls' | 'addUrls'>;
  hashUrl: (url: string) => string;
}

export interface Frontier {
  next(): FrontierEntry | undefined;
  /** Adds what a page points to, in the page's own order. Call in crawl order: positions are given here. */
  extend(page: Pick<FrontierEntry, 'depth' | 'source'>, targets: PageTargets): FrontierEntry[];
}

/**
 * The queue of one slice over the durable frontier. Order is breadth-first and depends only on the pages' content, so a
 * crawl that was killed and resumed visits, and cuts off, exactly what an undisturbed one does.
 */
export async function openFrontier(
  deps: FrontierDeps,
  crawl: Pick<CrawlRecord, 'id' | 'start_url' | 'options' | 'created_at'>,
): Promise<Frontier> {
  const { options } = crawl;
  const { known, nextOrder, traps } = await loadKnownUrls(deps, crawl);
  const scope = createScope(options.scope, crawl.start_url);
  const queue = await deps.crawls.pendingUrls(crawl.id, LOAD_BATCH);
  // With more waiting in the store, new URLs belong behind those: a later slice will read them in order.
  const holdsAll = queue.length < LOAD_BATCH;
  const capacity = frontierCapacity(options);
  let position = nextOrder;
  let head = 0;
  const remembered = new Set<string>();

  function add(url: string, depth: number | null, source: 'link' | 'redirect', into: FrontierEntry[]): void {
    // Where a listed URL redirects is part of its own story.
    const isWanted = scope.includes(url) || (source === 'redirect' && options.scope?.urls !== undefined);
    if (!isWanted || remembered.has(url)) return;
    const hash = deps.hashUrl(url);
    if (known.has(hash)) {
      if (remembered.size < REMEMBERED) remembered.add(url);
      return;
    }
    if (known.size >= capacity || traps.refuses(url, source)) return;
    known.add(hash);
    traps.add(url);
    const entry = { url, depth, source, order: position++ };
    into.push(entry);
    if (holdsAll) queue.push(entry);
  }

  return {
    // Asking past the end must not skip what is added later.
    next: () => (head < queue.length ? queue[head++] : undefined),
    extend({ depth, source }, { redirects, links }) {
      const added: FrontierEntry[] = [];
      for (const url of redirects) add(url, depth, 'redirect', added);
      if (!scope.followsLinks || !isFollowed(depth, source, options.max_depth)) return added;
      const next = depth === null ? null : depth + 1;
      for (const url of links) add(url, next, 'link', added);
      return added;
    },
  };
}

/**
 * Pages that only a sitemap leads to have no depth: their links are followed where depth has no limit. What is only named
 * as another version of a page is requested itself, and leads no further.
 */
function isFollowed(depth: number | null, source: FrontierEntry['source'], maxDepth: number | null): boolean {
  if (source === 'reference') return false;
  return maxDepth === null || (depth !== null && depth < maxDepth);
}
