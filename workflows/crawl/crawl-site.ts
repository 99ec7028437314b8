import { continueAsNew, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { OperationActivities } from '../../activities/operations/index.js';
import type { Outcome } from '../../domain/operations/operations.js';
import { crawlOptions, storeOptions } from '../activity-options.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import type { CrawlProgress, CrawlSiteInput, CrawlSiteResult } from './contract/crawl-site.js';

const { prepareSite, crawlSlice, gatherSitemaps, seedReferences, seedFromSitemap, confirmSoft404s, finishCrawl } =
  proxyActivities<CrawlActivities>(crawlOptions);
const { reportProgress } = proxyActivities<OperationActivities>(storeOptions);

/** Keeps the history of a huge crawl short: a slice adds about twelve events, so this is about 2,400. */
const SLICES_PER_RUN = 200;

/**
 * What is requested when no link is left, each when the previous one has been fetched. Sitemaps may list thousands, and
 * the pages that they list name others in their turn.
 */
const SEEDINGS = ['references', 'sitemap', 'references'] as const;

const TIME_UP = { incomplete: true, out_of_time: true } as const;

type Resumed = NonNullable<CrawlSiteInput['resumed']>;

/**
 * Crawls one site in slices until nothing is left or a bound is reached, of pages or of time. The frontier and the pages are in the store;
 * this story only decides what comes next. A start URL that cannot be had fails it with the reason; sitemaps that
 * cannot be had do not.
 */
export async function crawlSite(input: CrawlSiteInput): Promise<CrawlSiteResult> {
  const { user_id, crawl_id, options } = input;
  const known = input.resumed ?? (await prepare(input));
  const sitemap = known.sitemap
    ? Promise.resolve(known.sitemap)
    : captureOutcome(() => gatherSitemaps({ user_id, crawl_id }));
  // Awaited below; without this a cancellation that arrives first would be an unhandled rejection.
  sitemap.catch(() => undefined);
  let { seedings } = known;

  for (let slices = 1; ; slices++) {
    const slice = await crawlSlice({ user_id, crawl_id });
    await reportSlice(input.progress, slice.fetched, options.max_pages);
    if (slice.done) {
      const seeded = slice.pending === 0 ? await seed(input, seedings, await sitemap) : null;
      if (!seeded?.added) return finish(input, known, await sitemap);
      seedings = seeded.seedings;
    }
    if (isTimeUp(input, known)) return { ...(await finish(input, known, await sitemap, true)), ...TIME_UP };
    if (slices === SLICES_PER_RUN) {
      return continueAsNew<typeof crawlSite>({ ...input, resumed: { ...known, sitemap: await sitemap, seedings } });
    }
  }
}

async function prepare({ user_id, crawl_id, start_url, options }: CrawlSiteInput): Promise<Resumed> {
  const { final_url, start_refused } = await prepareSite({ user_id, crawl_id, start_url, options });
  const started_at_ms = workflowInfo().startTime.getTime();
  return { final_url, start_refused, started_at_ms, sitemap: null, seedings: 0 };
}

/** Goes through the seedings that are left until one finds something to fetch. */
async function seed(
  { user_id, crawl_id, options }: CrawlSiteInput,
  done: number,
  sitemap: Outcome<unknown>,
): Promise<{ added: number; seedings: number }> {
  const wanted = options.include_sitemap_urls ? SEEDINGS.slice(done) : [];
  const tried = new Set<string>();
  for (const [at, kind] of wanted.entries()) {
    const isListed = kind === 'sitemap';
    // No page was added since: the same request would have the same result.
    if (tried.has(kind) || (isListed && !sitemap.ok)) continue;
    tried.add(kind);
    const { added } = await (isListed ? seedFromSitemap : seedReferences)({ user_id, crawl_id });
    if (added > 0) return { added, seedings: done + at + 1 };
  }
  return { added: 0, seedings: SEEDINGS.length };
}

function isTimeUp({ limit_ms }: CrawlSiteInput, { started_at_ms }: Resumed): boolean {
  return limit_ms !== undefined && Date.now() - started_at_ms >= limit_ms;
}

async function finish(
  { user_id, crawl_id, start_url }: CrawlSiteInput,
  { final_url, start_refused, started_at_ms }: Resumed,
  sitemap: Outcome<unknown>,
  out_of_time = false,
): Promise<CrawlSiteResult> {
  // If the list can't be created, the pages are judged by their first response.
  await captureOutcome(() => confirmSoft404s({ user_id, crawl_id }));
  const { counts, incomplete, not_followed, rendering } = await finishCrawl({ user_id, crawl_id, out_of_time });
  const duration_ms = Date.now() - started_at_ms;
  const found = { crawl_id, start_url, final_url, counts, duration_ms, incomplete, not_followed };
  return {
    ...found,
    ...(rendering && { rendering }),
    ...(start_refused !== undefined && { start_refused }),
    sitemap_error: errorOf(sitemap),
  };
}

function errorOf(outcome: Outcome<unknown>): CrawlSiteResult['sitemap_error'] {
  return outcome.ok ? null : outcome.error;
}

async function reportSlice(progress: CrawlProgress | undefined, fetched: number, maxPages: number): Promise<void> {
  if (!progress) return;
  const share = Math.min(1, fetched / maxPages);
  const done = Math.round(progress.from + (progress.to - progress.from) * share);
  await reportProgress({
    operation: progress.operation,
    progress: { done, total: 100, phase: 'crawl', message: `Crawled ${fetched} pages` },
  });
}
