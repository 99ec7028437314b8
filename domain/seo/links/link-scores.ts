import type { PageSummary } from '../artifacts/page-summary.js';
import { redirectChain } from '../site/redirect-chain.js';
import { isCanonicalized } from '../site/summary-state.js';
import { LinkGraphBuilder } from './link-graph-builder.js';
import { pageRankSteps } from './page-rank.js';
import type { Steps } from './run-steps.js';

export interface LinkScoreOptions {
  /** Pages that have a score. What is linked to and has none takes no share of the linking page's rank. */
  isScored: (page: PageSummary) => boolean;
  /** A page with another one as its canonical is one page with it, and has no score of its own. */
  mergesCanonicals: boolean;
}

type CrawledPages = { pages: readonly PageSummary[]; by_url: ReadonlyMap<string, PageSummary> };

const MAX_CANONICAL_HOPS = 5;
/** Links that are collected in one step, some 20 ms. */
const LINKS_OF_STEP = 100_000;

/**
 * Link score of pages, 0–100 and not rounded, by URL: PageRank (see page-rank.ts) over the links of the site that search
 * engines follow, on a logarithmic scale as crawlers show it. The page with most rank has 100, a page to which no such link
 * leads 0, and each step between them is the same factor of rank. A page that links to another several times counts
 * once; links with nofollow, sponsored or ugc and those of pages with nofollow do not count. A link to a redirect counts
 * for the page at its end. The score compares pages of one crawl, and says nothing about other sites. A large crawl takes
 * seconds, so that it is done in steps.
 */
export function* linkScoreSteps(site: CrawledPages, options: LinkScoreOptions): Steps<ReadonlyMap<string, number>> {
  const nodes = new NodeNumbers(site, options);
  const graph = new LinkGraphBuilder(nodes.urls.length);
  let links = 0;
  for (const pages of nodes.members()) {
    for (const page of pages) {
      addLinks(graph, page, nodes);
      links += page.links.length;
    }
    graph.endNode();
    if (links < LINKS_OF_STEP) continue;
    links = 0;
    yield;
  }
  const { ranks, floor } = yield* pageRankSteps(graph.build());
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0);
  const range = Math.log(highest / floor);
  return new Map(
    nodes.urls.map((url, node) => {
      const above = Math.log((ranks[node] ?? 0) / floor);
      // Without any link all pages have the same score, which rounding might separate.
      return [url, highest - floor < floor * 1e-9 ? 0 : Math.min(100, Math.max(0, (100 * above) / range))];
    }),
  );
}

function addLinks(graph: LinkGraphBuilder, { nofollow, links }: PageSummary, nodes: NodeNumbers): void {
  if (nofollow) return;
  for (const link of links) {
    if (link.nofollow || link.follow === false) continue;
    const target = nodes.of(link.url);
    if (target !== null) graph.add(target);
  }
}

/** The pages that have a score, numbered, and the number of the one that a URL counts for. */
class NodeNumbers {
  readonly urls: string[] = [];
  readonly #site: CrawledPages;
  readonly #options: LinkScoreOptions;
  readonly #own = new Map<string, number>();
  readonly #found = new Map<string, number | null>();

  constructor(site: CrawledPages, options: LinkScoreOptions) {
    this.#site = site;
    this.#options = options;
    for (const page of site.pages) {
      if (!options.isScored(page) || this.#standIn(page) !== null || this.#own.has(page.url)) continue;
      this.#own.set(page.url, this.urls.length);
      this.urls.push(page.url);
    }
  }

  of(url: string): number | null {
    const known = this.#found.get(url);
    if (known !== undefined) return known;
    const { end } = redirectChain(this.#site, url);
    const page = end === null ? null : (this.#standIn(end) ?? end);
    const found = page === null ? null : (this.#own.get(page.url) ?? null);
    this.#found.set(url, found);
    return found;
  }

  /** By number: the page and those that count for it, in crawl order. */
  members(): PageSummary[][] {
    const members: PageSummary[][] = this.urls.map(() => []);
    for (const page of this.#site.pages) {
      const node = this.of(page.url);
      if (node !== null) members[node]?.push(page);
    }
    return members;
  }

  /** The page at the end of a page's canonicals, where that one was crawled and can have a score; else null. */
  #standIn(page: PageSummary): PageSummary | null {
    if (!this.#options.mergesCanonicals) return null;
    let last = page;
    const met = new Set([page.url]);
    while (isCanonicalized(last)) {
      const { end } = redirectChain(this.#site, last.canonical_url ?? last.url);
      if (end === null || end.url === last.url || !this.#options.isScored(end)) break;
      // In a circle, and in what is as good as one, each page is its own.
      if (met.has(end.url) || met.size > MAX_CANONICAL_HOPS) return null;
      met.add(end.url);
      last = end;
    }
    return last === page ? null : last;
  }
}
