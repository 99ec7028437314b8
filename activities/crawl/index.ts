import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import { aloneAfterDeath } from './alone-after-death.js';
import { checkExternalLinks } from './check-external-links.js';
import { checkResources } from './check-resources.js';
import { confirmSoft404s } from './confirm-soft-404s.js';
import type { CrawlDeps } from './crawl-deps.js';
import { crawlSlice } from './crawl-slice.js';
import { fetchListedPages } from './fetch-listed-pages.js';
import { fetchPicture } from './fetch-picture.js';
import { fetchSinglePage } from './fetch-single-page.js';
import { finishCrawl } from './finish-crawl.js';
import { gatherSitemaps } from './gather-sitemaps.js';
import { measureShareImages } from './measure-share-images.js';
import { prepareSite } from './prepare-site.js';
import { readNamedPage } from './read-named-page.js';
import { readSitemaps } from './read-sitemaps.js';
import { seedFromSitemap } from './seed-from-sitemap.js';
import { seedReferences } from './seed-references.js';

const cancellation = (): AbortSignal => Context.current().cancellationSignal;

/** Everything that fetches and parses. Binds only; each activity says in its own file what running twice does. */
export function createCrawlActivities(deps: CrawlDeps) {
  const bind = <Input, Result>(activity: (deps: CrawlDeps, input: Input, signal: AbortSignal) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input, cancellation()));
  /** For what is done over one URL that a user named. */
  const bindAlone = <Input extends { url: string } | { start_url: string }, Result>(
    activity: (deps: CrawlDeps, input: Input, signal: AbortSignal) => Promise<Result>,
  ) =>
    runActivity((input: Input) => {
      const { workflowExecution, activityId } = Context.current().info;
      const id = `activity:${workflowExecution?.runId ?? ''}:${activityId}`;
      const url = 'url' in input ? input.url : input.start_url;
      return aloneAfterDeath(deps, { id, url }, () => activity(deps, input, cancellation()));
    });
  return {
    measureShareImages: bind(measureShareImages),
    prepareSite: bindAlone(prepareSite),
    crawlSlice: bind(crawlSlice),
    gatherSitemaps: bind(gatherSitemaps),
    seedFromSitemap: bind(seedFromSitemap),
    seedReferences: bind(seedReferences),
    confirmSoft404s: bind(confirmSoft404s),
    finishCrawl: bind(finishCrawl),
    checkResources: bind(checkResources),
    checkExternalLinks: bind(checkExternalLinks),
    fetchListedPages: bind(fetchListedPages),
    fetchPicture: bindAlone(fetchPicture),
    fetchSinglePage: bindAlone(fetchSinglePage),
    readNamedPage: bindAlone(readNamedPage),
    readSitemaps: bind(readSitemaps),
  };
}

export type CrawlActivities = ReturnType<typeof createCrawlActivities>;
