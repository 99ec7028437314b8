import { isSameSite } from '../../domain/base/url/url-identity.js';
import type { FrontierEntry } from '../../domain/crawl/crawl.js';
import type { RenderDecision } from '../../domain/crawl/crawl-rendering.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import { createCheckContext } from '../../domain/seo/check-settings.js';
import { crawlDelayS, isAllowed, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlRecord } from '../../store/crawl/crawls.js';
import type { DomSession } from '../dom-renderer.js';
import { VisitEnd } from '../visit-end.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { decideBySample, decisionWithoutBrowser, openDomSession } from './fetch/dom-session.js';
import { blockedPageJob, fetchPageJob, type PageJobDeps, skipPageJob } from './fetch/fetch-page-job.js';
import { createPoliteness } from './fetch/politeness.js';
import { PreviousPages } from './fetch/previous-pages.js';
import { CrawlWriter } from './frontier/crawl-writer.js';
import { type Frontier, openFrontier } from './frontier/frontier.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { judgedBy } from './read/judged-by.js';
import type { PageJob, PageJobResult } from './read/page-reader.js';
import { looksLikeHtml } from './read/parse-page.js';
import { readPageJob } from './read/read-page-job.js';
import { obeyRobots } from './robots/obey-robots.js';
import { createRobotsCache } from './robots/robots-cache.js';
import { type CarefulVisits, withCarefulVisits } from './visits/careful-visits.js';

/**
 * A slice ends after this long or this many pages, so that progress is seen in time. All but the pages in flight is
 * stored as it goes: a retry repeats little however long the slice is.
 */
const SLICE_MS = 8_000;
/** One browser serves a whole slice, and takes a while to start. */
const RENDERED_SLICE_MS = 60_000;
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
  user_id: OwnerId;
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
  /** robots.txt forbids it, whether or not this crawl obeys. */
  isBlockedUrl: (url: string) => boolean;
  budget: number;
  visits: CarefulVisits;
  /** Null where pages are read by their source. */
  dom: DomSession | null;
}

interface Flight {
  entry: FrontierEntry;
  reading: Promise<PageJobResult>;
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
    fetchSlice(deps, { crawl, userId: input.user_id }, visits, new VisitEnd(seconds, signal)),
  );
}

async function fetchSlice(
  deps: CrawlDeps,
  { crawl, userId }: { crawl: CrawlRecord; userId: OwnerId },
  visits: CarefulVisits,
  end: VisitEnd,
): Promise<CrawlSliceResult> {
  const rules = parseRobots(crawl.robots?.text ?? '');
  const fetchedBefore = await deps.crawls.countFetched(crawl.id);
  const isBlockedUrl = (url: string) => {
    if (crawl.options.scope?.subdomains && !isSameSite(url, crawl.start_url)) return false;
    // RFC 9309 2.3.1.4: what cannot be read forbids everything.
    return crawl.robots?.state === 'unreachable' || !isAllowed(rules, deps.agentToken, pathOf(url));
  };
  const context = createCheckContext(new Date(deps.now()).toISOString(), crawl.options.check_settings);
  const slice: Slice = {
    dom: null,
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
    context,
    judged_by: judgedBy(deps.judgeVersion, context),
    previous: crawl.previous_id === null ? null : new PreviousPages(deps, crawl.previous_id),
    isAllowedUrl: (url) => !crawl.options.respect_robots || !isBlockedUrl(url),
    isBlockedUrl,
    budget: crawl.options.max_pages - fetchedBefore,
  };
  const writer = new CrawlWriter(deps, crawl);
  try {
    await openRendering(slice, userId, end);
    await runInTime(slice, writer, end);
  } finally {
    end.clear();
    await slice.dom?.close();
  }
  const { pending, fetched } = await deps.crawls.count(crawl.id);
  const budgetUsed = slice.budget <= 0;
  return {
    done: budgetUsed || pending === 0,
    fetched,
    pending,
  };
}

/** Decides once a crawl whether its pages are rendered, and opens the browser where they are. */
async function openRendering(slice: Slice, userId: OwnerId, end: VisitEnd): Promise<void> {
  const { deps, crawl } = slice;
  const { render = 'never' } = crawl.options;
  if (render === 'never' || crawl.rendering?.rendered === false) return;
  const openSession = async () => {
    slice.dom ??= await openDomSession(deps, userId, crawl, end.signal);
    return slice.dom;
  };
  try {
    const decision = crawl.rendering ?? (await decideRender(slice, render, openSession));
    if (decision.rendered) await openSession();
    if (!crawl.rendering) await deps.crawls.saveRendering(userId, crawl.id, decision);
    slice.isRendered = decision.rendered;
    if (decision.rendered) return;
    const sampling = slice.dom;
    slice.dom = null;
    await sampling?.close();
  } catch (error) {
    const decision = render === 'auto' && !crawl.rendering ? decisionWithoutBrowser(error) : null;
    if (!decision) throw error;
    await deps.crawls.saveRendering(userId, crawl.id, decision);
  }
}

async function decideRender(
  slice: Slice,
  render: 'auto' | 'always',
  openSession: () => Promise<DomSession>,
): Promise<RenderDecision> {
  if (render === 'always') return { rendered: true, reason: 'The request asks for it.', sample: [] };
  return decideBySample({ ...slice, openSession }, slice.crawl.start_url);
}

async function renderJob({ dom }: Slice, job: PageJob): Promise<PageJob> {
  const { answer, entry } = job;
  if (!dom || answer?.facts.status !== 200 || !answer.body || answer.body.length === 0) return job;
  const body = Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength);
  if (!looksLikeHtml(answer.facts.media_type, body)) return job;
  const content_type = answer.facts.headers['content-type'] ?? null;
  return { ...job, rendered: await dom.render({ url: entry.url, body, content_type }) };
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
  const endMs = slice.deps.now() + (slice.dom ? RENDERED_SLICE_MS : SLICE_MS);
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

  function visit(entry: FrontierEntry): Promise<PageJobResult> {
    slice.budget--;
    if (slice.visits.isSetAside(entry.url)) return readPageJob(slice.deps.pages, skipPageJob(slice, entry));
    return slice.visits.visit(entry.url, () => fly(entry));
  }

  async function fly(entry: FrontierEntry): Promise<PageJobResult> {
    inAir++;
    const { taken, job } = await fetchPageJob(slice, entry, slice.isBlockedUrl(entry.url))
      .then(async (fetched) => (fetched.taken ? fetched : { ...fetched, job: await renderJob(slice, fetched.job) }))
      .finally(() => inAir--);
    if (taken) {
      launchMore();
      return taken;
    }
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
  return isManyHosts ? obeyRobots(deps, createRobotsCache(robots)) : deps.fetcher;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
