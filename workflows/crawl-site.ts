import { continueAsNew, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { CrawlActivities } from '../activities/crawl/index.js';
import type { OperationActivities } from '../activities/operations/index.js';
import type { Outcome } from '../domain/operations.js';
import { crawlOptions, storeOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';
import type { CrawlProgress, CrawlSiteInput, CrawlSiteResult } from './contract/crawl-site.js';

const { prepareSite, crawlSlice, gatherSitemaps, seedFromSitemap, finishCrawl } =
  proxyActivities<CrawlActivities>(crawlOptions);
const { reportProgress } = proxyActivities<OperationActivities>(storeOptions);

/** Keeps the history of a huge crawl short: a slice adds about twelve events, so this is about 2,400. */
const SLICES_PER_RUN = 200;

type Resumed = NonNullable<CrawlSiteInput['resumed']>;

/**
 * Crawls one site in slices until nothing is left or a bound is reached. The frontier and the pages are in the store;
 * this story only decides what comes next. A start URL that cannot be had fails it with the reason; sitemaps that
 * cannot be had do not.
 */
export async function crawlSite(input: CrawlSiteInput): Promise<CrawlSiteResult> {
  const { user_id, crawl_id, options } = input;
  const known = input.resumed ?? (await prepare(input));
  const sitemap = known.sitemap
    ? Promise.resolve(known.sitemap)
    : outcomeOf(() => gatherSitemaps({ user_id, crawl_id }));
  // Awaited below; without this a cancellation that arrives first would be an unhandled rejection.
  sitemap.catch(() => undefined);
  let seeded = known.sitemap_seeded;

  for (let slices = 1; ; slices++) {
    const slice = await crawlSlice({ user_id, crawl_id });
    await reportSlice(input.progress, slice.fetched, options.max_pages);
    if (slice.done && slice.pending === 0 && options.include_sitemap_urls && !seeded) {
      seeded = true;
      if ((await sitemap).ok && (await seedFromSitemap({ user_id, crawl_id })).added > 0) continue;
    }
    if (slice.done) return finish(input, known, await sitemap);
    if (slices === SLICES_PER_RUN) {
      return continueAsNew<typeof crawlSite>({
        ...input,
        resumed: { ...known, sitemap: await sitemap, sitemap_seeded: seeded },
      });
    }
  }
}

async function prepare({ user_id, crawl_id, start_url, options }: CrawlSiteInput): Promise<Resumed> {
  const { final_url } = await prepareSite({ user_id, crawl_id, start_url, options });
  const started_at_ms = workflowInfo().startTime.getTime();
  return { final_url, started_at_ms, sitemap: null, sitemap_seeded: false };
}

async function finish(
  { user_id, crawl_id, start_url }: CrawlSiteInput,
  { final_url, started_at_ms }: Resumed,
  sitemap: Outcome<unknown>,
): Promise<CrawlSiteResult> {
  const { counts, incomplete } = await finishCrawl({ user_id, crawl_id });
  const duration_ms = Date.now() - started_at_ms;
  return { crawl_id, start_url, final_url, counts, duration_ms, incomplete, sitemap_error: errorOf(sitemap) };
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
