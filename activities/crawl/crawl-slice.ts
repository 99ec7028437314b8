import { checkContextOf } from '../../domain/seo/check-settings.js';
import type { FrontierEntry } from '../../domain/seo/crawl.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import { isSameSite } from '../../domain/seo/url/url-identity.js';
import { VISIT_SECONDS } from '../../domain/visit-budgets.js';
import type { CrawlRecord } from '../../store/repositories/crawls.js';
import { VisitEnd } from '../visit-end.js';
import { type CarefulVisits, withCarefulVisits } from './careful-visits.js';
import type { CrawlDeps } from './crawl-deps.js';
import { CrawlWriter } from './crawl-writer.js';
import { depsForCrawl } from './deps-for-crawl.js';
import { blockedPageJob, fetchPageJob, type PageJobDeps, setAsidePageJob } from './fetch-page-job.js';
import { type Frontier, openFrontier } from './frontier.js';
import { knownReadings, obeyRobots } from './obey-robots.js';
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
/** What a try may take at most, with room to store it. */
const LAST_TRY_MS = 35_000;
/** Pages fetched ahead of the first unfinished one; bounds memory when one URL is slow. */
const WINDOW = 64;
/** Bodies that wait to be read, ten megabytes each at worst. */
const BODIES = 12;
/** Those in the air when a worker dies, and those that had landed and were not stored yet. */
const SUSPECTS = 2 * WINDOW;

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
  visits: CarefulVisits;
}

interface Flight {
  entry: FrontierEntry;
  reading: Promise<PageReading>;
  landed: boolean;
}

/**
 * Fetches the next part of a crawl. Changes: adds pages and frontier entries to the store. Twice: pages and URLs have
 * unique keys and keep their first version and position, so only pages that were in flight are fetched again. What has
 * not landed when its time is up is left to the next slice.
 */
export async function crawlSlice(
  given: CrawlDeps,
  input: CrawlSliceInput,
  signal: AbortSignal,
  seconds: number = VISIT_SECONDS.crawlSlice,
): Promise<CrawlSliceResult> {
  const crawl = await requireCrawl(given, input.user_id, input.crawl_id);
  const deps = await depsForCrawl(given, input.user_id, crawl);
  return withCarefulVisits(deps, { id: `crawl:${crawl.id}`, suspects: SUSPECTS }, (visits) =>
    fetchSlice(deps, crawl, visits, new VisitEnd(seconds, signal)),
  );
}

async function fetchSlice(
  deps: CrawlDeps,
  crawl: CrawlRecord,
  visits: CarefulVisits,
  end: VisitEnd,
): Promise<CrawlSliceResult> {
  const rules = parseRobots(crawl.robots?.text ?? '');
  const fetchedBefore = await deps.crawls.countFetched(crawl.id);
  const slice: Slice = {
    deps,
    crawls: deps.crawls,
    fetcher: followedFetcher(deps, crawl),
    now: deps.now,
    crawl,
    visits,
    signal: end.signal,
    lastTryMs: deps.now() + end.seconds * 1_000 - LAST_TRY_MS,
    frontier: await openFrontier(deps, crawl),
    politeness: createPoliteness({
      concurrency: deps.concurrency,
      crawlDelayS: crawlDelayS(rules, deps.agentToken),
      requestsPerSecond: crawl.options.requests_per_second,
      now: deps.now,
    }),
    context: checkContextOf(new Date(deps.now()).toISOString(), crawl.options.check_settings),
    isAllowedUrl: (url) => {
      if (!crawl.options.respect_robots) return true;
      if (crawl.options.scope?.subdomains && !isSameSite(url, crawl.start_url)) return true;
      // RFC 9309 2.3.1.4: what cannot be read forbids everything.
      return crawl.robots?.state !== 'unreachable' && isAllowed(rules, deps.agentToken, pathOf(url));
    },
    budget: crawl.options.max_pages - fetchedBefore,
  };
  const writer = new CrawlWriter(deps, crawl);
  await runInTime(slice, writer, end).finally(() => end.clear());
  const { pending, fetched } = await deps.crawls.count(crawl.id);
  const budgetUsed = slice.budget <= 0;
  return {
    done: budgetUsed || pending === 0,
    fetched,
    pending,
  };
}

/** Even a slice that fails is over only when it writes no more. What has landed when the time is up is kept. */
async function runInTime(slice: Slice, writer: CrawlWriter, end: VisitEnd): Promise<void> {
  try {
    await end.orNull(() => runSlice(slice, writer));
  } finally {
    await writer.settle();
  }
  if (end.isOver) await writer.flush();
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
    const width = slice.visits.isCareful ? 1 : WINDOW;
    return isOpen && inAir < slice.politeness.limit() && beingRead < BODIES && window.length < width;
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
    const isForbidden = !slice.isAllowedUrl(entry.url);
    const reading = isForbidden ? readPageJob(slice.deps.pages, blockedPageJob(slice, entry)) : visit(entry);
    const flight: Flight = { entry, reading, landed: false };
    const land = () => {
      flight.landed = true;
    };
    flight.reading.then(land, land);
    window.push(flight);
  }

  function visit(entry: FrontierEntry): Promise<PageReading> {
    slice.budget--;
    if (slice.visits.isSetAside(entry.url)) return readPageJob(slice.deps.pages, setAsidePageJob(slice, entry));
    return slice.visits.visit(entry.url, () => fly(entry));
  }

  async function fly(entry: FrontierEntry): Promise<PageReading> {
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

/** Hosts besides the first have robots.txt of their own (RFC 9309 2.3). */
function followedFetcher(deps: CrawlDeps, { options, robots }: CrawlRecord): CrawlDeps['fetcher'] {
  const isManyHosts = options.respect_robots && options.scope?.subdomains === true;
  return isManyHosts ? obeyRobots(deps, knownReadings(robots)) : deps.fetcher;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
