import { Context } from '@temporalio/activity';
import type { Visit } from '../../domain/operations/visit-budgets.js';
import { runActivity } from '../run-activity.js';
import { runVisit } from '../run-visit.js';
import { checkEdgeLinks } from './check-edge-links.js';
import { checkExternalLinks } from './check-external-links.js';
import { checkPlacedLinks } from './check-placed-links.js';
import { checkResources } from './check-resources.js';
import { confirmSoft404s } from './confirm-soft-404s.js';
import type { CrawlDeps } from './crawl-deps.js';
import { crawlSlice } from './crawl-slice.js';
import { fetchImage } from './fetch-image.js';
import { fetchListedPages } from './fetch-listed-pages.js';
import { fetchSinglePage } from './fetch-single-page.js';
import { finishCrawl } from './finish-crawl.js';
import { gatherSitemaps } from './gather-sitemaps.js';
import type { LinkCheckDeps } from './link-check-deps.js';
import { measureShareImages } from './measure-share-images.js';
import { createTargetReader } from './placed-links/create-target-reader.js';
import { prepareSite } from './prepare-site.js';
import { readNamedPage } from './read-named-page.js';
import { readSitemaps } from './read-sitemaps.js';
import { requireAllowedByRobots } from './require-allowed-by-robots.js';
import { seedFromSitemap } from './seed-from-sitemap.js';
import { seedReferences } from './seed-references.js';
import { aloneAfterDeath } from './visits/alone-after-death.js';
import { type Visits, withCarefulVisits } from './visits/careful-visits.js';

/** This many URLs are visited one at a time after a worker has died while processing them. */
const SUSPECTS = 1_000;

/** Of the activity that runs, the same at each try. */
function workId(): string {
  const { workflowExecution, activityId } = Context.current().info;
  return `activity:${workflowExecution?.runId ?? ''}:${activityId}`;
}

/** Everything that fetches and parses. Binds only; each activity says in its own file what running twice does. */
export function createCrawlActivities(deps: CrawlDeps) {
  const bind = <Input, Result>(
    visit: Visit,
    activity: (deps: CrawlDeps, input: Input, signal: AbortSignal) => Promise<Result>,
  ) => runVisit((input: Input, signal) => activity(deps, input, signal), visit);
  /** For what is done over one URL that a user named. */
  const bindAlone = <Input extends { url: string } | { start_url: string }, Result>(
    visit: Visit,
    activity: (deps: CrawlDeps, input: Input, signal: AbortSignal) => Promise<Result>,
  ) =>
    runVisit((input: Input, signal) => {
      const id = workId();
      const url = 'url' in input ? input.url : input.start_url;
      return aloneAfterDeath(deps, { id, url }, () => activity(deps, input, signal));
    }, visit);
  /** For what is done over URLs that pages, sitemaps or a user's list name. */
  const bindCareful = <Input, Result>(
    visit: Visit,
    activity: (deps: CrawlDeps, input: Input, signal: AbortSignal, visits: Visits) => Promise<Result>,
  ) =>
    runVisit(
      (input: Input, signal) =>
        withCarefulVisits(deps, { id: workId(), suspects: SUSPECTS }, (visits) =>
          activity(deps, input, signal, visits),
        ),
      visit,
    );
  const bindToStore = <Input, Result>(activity: (deps: CrawlDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    measureShareImages: bindCareful('measureShareImages', measureShareImages),
    prepareSite: bindAlone('prepareSite', prepareSite),
    crawlSlice: bind('crawlSlice', crawlSlice),
    gatherSitemaps: bindCareful('gatherSitemaps', gatherSitemaps),
    seedFromSitemap: bindToStore(seedFromSitemap),
    seedReferences: bindToStore(seedReferences),
    confirmSoft404s: bindCareful('confirmSoft404s', confirmSoft404s),
    finishCrawl: bindToStore(finishCrawl),
    checkResources: bind('checkResources', checkResources),
    checkEdgeLinks: bind('checkEdgeLinks', checkEdgeLinks),
    checkExternalLinks: bind('checkExternalLinks', checkExternalLinks),
    fetchListedPages: bindCareful('fetchListedPages', fetchListedPages),
    fetchImage: bindAlone('fetchImage', fetchImage),
    fetchSinglePage: bindAlone('fetchSinglePage', fetchSinglePage),
    readNamedPage: bindAlone('readNamedPage', readNamedPage),
    readSitemaps: bindCareful('readSitemaps', readSitemaps),
    requireAllowedByRobots: bindAlone('requireAllowedByRobots', requireAllowedByRobots),
  };
}

/** Visits of pages that links were placed on. */
export function createLinkVisitActivities(deps: LinkCheckDeps) {
  const visitor = { ...deps, readTarget: createTargetReader() };
  return {
    checkPlacedLinks: runVisit(
      (input: Parameters<typeof checkPlacedLinks>[1], signal) => checkPlacedLinks(visitor, input, signal),
      'checkPlacedLinks',
    ),
  };
}

export type LinkVisitActivities = ReturnType<typeof createLinkVisitActivities>;

export type CrawlActivities = ReturnType<typeof createCrawlActivities>;
