import { setMaxListeners } from 'node:events';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import { checkContextOf } from '../../domain/seo/check-settings.js';
import type { Check } from '../../domain/seo/checks/check.js';
import type { FrontierEntry } from '../../domain/seo/crawl.js';
import { judgePage } from '../../domain/seo/judge.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { CrawledPage, CrawlRecord } from '../../store/repositories/crawls.js';
import type { CrawlDeps } from './crawl-deps.js';
import { type Frontier, openFrontier } from './frontier.js';
import { blockedPage, gatherPage } from './gather-page.js';
import { createPoliteness, type Politeness } from './politeness.js';
import { requireCrawl } from './require-crawl.js';

/** A slice ends after this long or this many pages, so that a retry repeats little and progress is seen in time. */
const SLICE_MS = 8_000;
const SLICE_PAGES = 400;
/** Pages fetched ahead of the first unfinished one; bounds memory when one URL is slow. */
const WINDOW = 64;

export interface CrawlSliceInput {
  user_id: string;
  crawl_id: string;
}

export interface CrawlSliceResult {
  /** Nothing is left to do, or the page budget is used up. */
  done: boolean;
  fetched: number;
  pending: number;
}

interface Slice {
  deps: CrawlDeps;
  crawl: CrawlRecord;
  frontier: Frontier;
  politeness: Politeness;
  signal: AbortSignal;
  isAllowedUrl: (url: string) => boolean;
  checks: readonly Check[];
  budget: number;
}

interface Flight {
  entry: FrontierEntry;
  page: Promise<PageArtifact>;
  landed: boolean;
}

/**
 * Fetches the next part of a crawl. Changes: adds pages and frontier entries to the store. Twice: pages and URLs have
 * unique keys and keep their first version and position, so only pages that were in flight are fetched again.
 */
export async function crawlSlice(
  deps: CrawlDeps,
  input: CrawlSliceInput,
  signal: AbortSignal,
): Promise<CrawlSliceResult> {
  // Every request in the air listens to the one signal.
  setMaxListeners(WINDOW * 4, signal);
  const crawl = await requireCrawl(deps, input.user_id, input.crawl_id);
  const rules = parseRobots(crawl.robots?.text ?? '');
  const fetchedBefore = await deps.crawls.countFetched(crawl.id);
  const slice: Slice = {
    deps,
    crawl,
    signal,
    frontier: await openFrontier(deps, crawl.id, crawl.start_url, crawl.options),
    politeness: createPoliteness({
      concurrency: deps.concurrency,
      crawlDelayS: crawlDelayS(rules, deps.agentToken),
      now: deps.now,
    }),
    isAllowedUrl: (url) => {
      if (!crawl.options.respect_robots) return true;
      // RFC 9309 2.3.1.4: what cannot be read forbids everything.
      return crawl.robots?.state !== 'unreachable' && isAllowed(rules, deps.agentToken, pathOf(url));
    },
    checks: deps.checks,
    budget: crawl.options.max_pages - fetchedBefore,
  };
  await runSlice(slice);
  const { pending, fetched } = await deps.crawls.count(crawl.id);
  const budgetUsed = slice.budget <= 0;
  return {
    done: budgetUsed || pending === 0,
    fetched,
    pending,
  };
}

/** Keeps a window of flights in the air and stores what has landed strictly in crawl order. */
async function runSlice(slice: Slice): Promise<void> {
  const window: Flight[] = [];
  const endMs = slice.deps.now() + SLICE_MS;
  let launched = 0;
  let inAir = 0;

  function launchMore(): void {
    const open = launched < SLICE_PAGES && slice.deps.now() < endMs && !slice.signal.aborted;
    while (
      open &&
      slice.budget > 0 &&
      inAir < slice.politeness.limit() &&
      window.length < WINDOW &&
      launched < SLICE_PAGES
    ) {
      const entry = slice.frontier.next();
      if (!entry) return;
      launch(entry);
    }
  }

  function launch(entry: FrontierEntry): void {
    launched++;
    // The start page is what the user asked for by name; robots.txt binds what the crawler finds by itself.
    if (entry.depth !== 0 && !slice.isAllowedUrl(entry.url)) {
      window.push({ entry, page: Promise.resolve(blockedPage(entry)), landed: true });
      return;
    }
    slice.budget--;
    inAir++;
    const flight: Flight = { entry, page: gatherPage(gatherDeps(slice), entry), landed: false };
    const land = () => {
      flight.landed = true;
      inAir--;
      launchMore();
    };
    flight.page.then(land, land);
    window.push(flight);
  }

  for (;;) {
    slice.signal.throwIfAborted();
    launchMore();
    const first = window[0];
    if (!first) return;
    await first.page;
    const landed = window.splice(0, landedPrefix(window));
    await storeInOrder(slice, landed);
  }
}

function landedPrefix(window: readonly Flight[]): number {
  const firstOpen = window.findIndex((flight) => !flight.landed);
  return Math.max(1, firstOpen === -1 ? window.length : firstOpen);
}

/** Pages first, then what they point to, then the mark: whatever a crash leaves out is done again, nothing is lost. */
async function storeInOrder(slice: Slice, landed: readonly Flight[]): Promise<void> {
  const { crawl, deps } = slice;
  const expiresAt = new Date(crawl.expires_at);
  const context = checkContextOf(new Date(deps.now()).toISOString(), crawl.options.check_settings);
  const pages: CrawledPage[] = [];
  const discovered: FrontierEntry[] = [];
  for (const { entry, page } of landed) {
    const artifact = await page;
    pages.push({
      order: entry.order,
      artifact,
      summary: summarizePage(artifact),
      findings: judgePage(artifact, slice.checks, context),
    });
    discovered.push(...slice.frontier.extend(artifact));
  }
  await deps.crawls.addPages(crawl.id, pages, expiresAt);
  await deps.crawls.addUrls(crawl.id, discovered, expiresAt);
  await deps.crawls.markDone(
    crawl.id,
    landed.map((flight) => flight.entry.url),
    new Set(pages.filter((page) => !page.artifact.allowed_by_robots).map((page) => page.artifact.url)),
  );
}

function gatherDeps(slice: Slice) {
  return {
    fetcher: slice.deps.fetcher,
    politeness: slice.politeness,
    signal: slice.signal,
    targetKeywords: slice.crawl.options.target_keywords,
    now: slice.deps.now,
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
