import { type JudgedSite, loadSite } from '../../activities/audits/judge/load-site.js';
import { checkResources } from '../../activities/crawl/check-resources.js';
import { confirmSoft404s } from '../../activities/crawl/confirm-soft-404s.js';
import type { CrawlDeps } from '../../activities/crawl/crawl-deps.js';
import { crawlSlice } from '../../activities/crawl/crawl-slice.js';
import { finishCrawl } from '../../activities/crawl/finish-crawl.js';
import { gatherSitemaps } from '../../activities/crawl/gather-sitemaps.js';
import { prepareSite } from '../../activities/crawl/prepare-site.js';
import { seedFromSitemap } from '../../activities/crawl/seed-from-sitemap.js';
import { seedReferences } from '../../activities/crawl/seed-references.js';
import { isDomainError } from '../../domain/base/errors.js';
import type { CrawlCounts, CrawlOptions } from '../../domain/crawl/crawl.js';
import type { CrawlRendering } from '../../domain/crawl/crawl-rendering.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import type { Store } from '../../store/index.js';
import { crawlDeps } from './crawl-deps.js';

export interface CrawledSite {
  judged: JudgedSite;
  crawlId: string;
  fetched: number;
  counts: CrawlCounts;
  incomplete: boolean;
  rendering?: CrawlRendering | undefined;
  crawlMs: number;
  judgeMs: number;
}

const OPTIONS: CrawlOptions = {
  max_pages: 1000,
  max_depth: 20,
  respect_robots: true,
  include_sitemap_urls: false,
  target_keywords: [],
};

/** Crawls and judges a loopback site with the real parts, as the technical audit does, but in this process. */
export async function crawlSite(
  store: Store,
  site: { host: string; startUrl: string },
  settings: {
    crawlId: string;
    concurrency?: number;
    options?: Partial<CrawlOptions>;
    checksResources?: boolean;
    deps?: Partial<CrawlDeps>;
  },
): Promise<CrawledSite> {
  const deps = crawlDeps(store, [site.host], {
    checks: ALL_CHECKS,
    concurrency: settings.concurrency ?? 6,
    ...settings.deps,
  });
  const ref = { user_id: 'u1', crawl_id: settings.crawlId };
  const signal = new AbortController().signal;
  try {
    const startMs = performance.now();
    const options = { ...OPTIONS, ...settings.options };
    await prepareSite(deps, { ...ref, start_url: site.startUrl, options }, signal);
    await crawlAll(deps, ref, signal);
    // As the workflow has it: sitemaps that cannot be had do not end the crawl.
    await gatherSitemaps(deps, ref, signal).catch((error: unknown) => {
      if (!isDomainError(error)) throw error;
    });
    for (const seed of options.include_sitemap_urls ? [seedReferences, seedFromSitemap, seedReferences] : []) {
      if ((await seed(deps, ref)).added > 0) await crawlAll(deps, ref, signal);
    }
    await confirmSoft404s(deps, ref, signal);
    const crawlMs = performance.now() - startMs;
    if (settings.checksResources) await checkResources(deps, ref, signal);
    const { fetched } = await store.crawls.count(ref.crawl_id);
    const { incomplete, counts, rendering } = await finishCrawl(deps, ref);
    const { reportCheckFailures, now } = deps;
    const reportError = (error: unknown) => {
      throw error;
    };
    const audit = {
      ...store,
      checks: ALL_CHECKS,
      reportCheckFailures,
      reportError,
      publish: async () => undefined,
      now,
    };
    const judged = await loadSite(audit, { ...ref, crawl_incomplete: incomplete });
    const judgeMs = performance.now() - startMs - crawlMs;
    return { judged, crawlId: ref.crawl_id, fetched, counts, incomplete, rendering, crawlMs, judgeMs };
  } finally {
    await deps.close();
  }
}

async function crawlAll(deps: CrawlDeps, ref: { user_id: string; crawl_id: string }, signal: AbortSignal) {
  for (let done = false; !done; ) ({ done } = await crawlSlice(deps, ref, signal));
}
