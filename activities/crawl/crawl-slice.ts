import { setMaxListeners } from 'node:events';
import { checkContextOf } from '../../domain/seo/check-settings.js';
import type { FrontierEntry } from '../../domain/seo/crawl.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { CrawlRecord } from '../../store/repositories/crawls.js';
import type { CrawlDeps } from './crawl-deps.js';
import { CrawlWriter } from './crawl-writer.js';
import { blockedPageJob, fetchPageJob, type PageJobDeps } from './fetch-page-job.js';
import { type Frontier, openFrontier } from './frontier.js';
import type { PageReading } from './page-reader.js';
import { createPoliteness } from './politeness.js';
import { readPageJob } from './read-page-job.js';
import { requireCrawl } from './require-crawl.js';

/**
 * A slice ends after this long or this many pages, so that progress is seen in time. All but the pages in flight is
 * stored as it goes: a retry repeats little however long the slice is.
 */
const SLICE_MS = 8_000;
const SLICE_PAGES = 2_000;
/** Pages fetched ahead of the first unfinished one; bounds memory when one URL is slow. */
const WINDOW = 64;
/** Bodies that wait to be read, ten megabytes each at worst. */
const BODIES = 12;

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

interface Slice extends PageJobDeps {
  deps: CrawlDeps;
  crawl: CrawlRecord;
  frontier: Frontier;
  isAllowedUrl: (url: string) => boolean;
  budget: number;
}

interface Flight {
  entry: FrontierEntry;
  reading: Promise<PageReading>;
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
    crawls: deps.crawls,
    fetcher: deps.fetcher,
    now: deps.now,
    crawl,
    signal,
    frontier: await openFrontier(deps, crawl),
    politeness: createPoliteness({
      concurrency: deps.concurrency,
      crawlDelayS: crawlDelayS(rules, deps.agentToken),
      now: deps.now,
    }),
    context: checkContextOf(new Date(deps.now()).toISOString(), crawl.options.check_settings),
    isAllowedUrl: (url) => {
      if (!crawl.options.respect_robots) return true;
      // RFC 9309 2.3.1.4: what cannot be read forbids everything.
      return crawl.robots?.state !== 'unreachable' && isAllowed(rules, deps.agentToken, pathOf(url));
    },
    budget: crawl.options.max_pages - fetchedBefore,
  };
  const writer = new CrawlWriter(deps, crawl);
  // Even a slice that fails is over only when it writes no more.
  await runSlice(slice, writer).finally(() => writer.settle());
  const { pending, fetched } = await deps.crawls.count(crawl.id);
  const budgetUsed = slice.budget <= 0;
  return {
    done: budgetUsed || pending === 0,
    fetched,
    pending,
  };
}

/** Keeps a window of flights in the air and stores what has landed strictly in crawl order. */
async function runSlice(slice: Slice, writer: CrawlWriter): Promise<void> {
  const window: Flight[] = [];
  const endMs = slice.deps.now() + SLICE_MS;
  let launched = 0;
  let inAir = 0;
  let beingRead = 0;

  function mayLaunch(): boolean {
    const isOpen = launched < SLICE_PAGES && slice.deps.now() < endMs && !slice.signal.aborted && slice.budget > 0;
    return isOpen && inAir < slice.politeness.limit() && beingRead < BODIES && window.length < WINDOW;
  }

  function launchMore(): void {
    while (mayLaunch()) {
      const entry = slice.frontier.next();
      if (!entry) return;
      launch(entry);
    }
  }

  function launch(entry: FrontierEntry): void {
    launched++;
    // The start page is what the user asked for by name; robots.txt binds what the crawler finds by itself.
    const isForbidden = entry.depth !== 0 && !slice.isAllowedUrl(entry.url);
    const reading = isForbidden ? readPageJob(slice.deps.pages, blockedPageJob(slice, entry)) : fly(entry);
    const flight: Flight = { entry, reading, landed: false };
    const land = () => {
      flight.landed = true;
    };
    flight.reading.then(land, land);
    window.push(flight);
  }

  async function fly(entry: FrontierEntry): Promise<PageReading> {
    slice.budget--;
    inAir++;
    const job = await fetchPageJob(slice, entry).finally(() => inAir--);
    beingRead++;
    launchMore();
    const reading = await readPageJob(slice.deps.pages, job).finally(() => beingRead--);
    launchMore();
    return reading;
  }

  for (;;) {
    slice.signal.throwIfAborted();
    launchMore();
    const first = window[0];
    if (!first) return writer.flush();
    await first.reading;
    for (const { entry, reading } of window.splice(0, landedPrefix(window))) {
      const { page, targets, failed } = await reading;
      slice.deps.reportCheckFailures(failed, entry.url);
      await writer.add(page, slice.frontier.extend(entry, targets));
    }
  }
}

function landedPrefix(window: readonly Flight[]): number {
  const firstOpen = window.findIndex((flight) => !flight.landed);
  return Math.max(1, firstOpen === -1 ? window.length : firstOpen);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
