import { type JudgedSite, loadSite } from '../../activities/audits/load-site.js';
import { checkResources } from '../../activities/crawl/check-resources.js';
import { crawlSlice } from '../../activities/crawl/crawl-slice.js';
import { finishCrawl } from '../../activities/crawl/finish-crawl.js';
import { prepareSite } from '../../activities/crawl/prepare-site.js';
import { searchSitemaps } from '../../activities/crawl/search-sitemaps.js';
import { sitemapKey } from '../../domain/artifact-keys.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import type { CrawlOptions } from '../../domain/seo/crawl.js';
import type { Store } from '../../store/index.js';
import { crawlDeps } from './crawl-deps.js';

export interface CrawledSite {
  judged: JudgedSite;
  crawlId: string;
  fetched: number;
  incomplete: boolean;
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
  settings: { crawlId: string; concurrency?: number; options?: Partial<CrawlOptions>; checksResources?: boolean },
): Promise<CrawledSite> {
  const deps = crawlDeps(store, [site.host], { checks: ALL_CHECKS, concurrency: settings.concurrency ?? 6 });
  const ref = { user_id: 'u1', crawl_id: settings.crawlId };
  const signal = new AbortController().signal;
  try {
    const startMs = performance.now();
    const options = { ...OPTIONS, ...settings.options };
    const { final_url } = await prepareSite(deps, { ...ref, start_url: site.startUrl, options }, signal);
    let slice = await crawlSlice(deps, ref, signal);
    while (!slice.done) slice = await crawlSlice(deps, ref, signal);
    const robots = (await store.crawls.find(ref.user_id, ref.crawl_id))?.robots;
    const search = { site_url: final_url, robots_urls: robots?.sitemap_urls ?? [], given_url: null, sample: 0, signal };
    await store.artifacts.put(ref.user_id, sitemapKey(ref.crawl_id), await searchSitemaps(deps, search));
    const crawlMs = performance.now() - startMs;
    if (settings.checksResources) await checkResources(deps, ref, signal);
    const { fetched } = await store.crawls.count(ref.crawl_id);
    const { incomplete } = await finishCrawl(deps, ref);
    const audit = { ...store, checks: ALL_CHECKS, now: deps.now };
    const judged = await loadSite(audit, { ...ref, crawl_incomplete: incomplete });
    const judgeMs = performance.now() - startMs - crawlMs;
    return { judged, crawlId: ref.crawl_id, fetched, incomplete, crawlMs, judgeMs };
  } finally {
    await deps.close();
  }
}
