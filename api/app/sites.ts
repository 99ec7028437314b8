import { scoreChange } from '../../domain/audits/compare-audits.js';
import { isDomainError } from '../../domain/base/errors.js';
import type { Site } from '../../domain/sites/site.js';
import { SITE_TASKS } from '../../domain/sites/site-task.js';
import { judgeTask } from '../../domain/sites/task-health.js';
import { may, maySee } from '../../domain/workspaces/may.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HomeLine } from '../../web/app/pages/home-page.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { readRequestContext } from '../http/requests/request-context.js';
import { loadSearchSummaries } from '../search/load-search-summaries.js';
import { loadLatestAudits } from '../sites/load-latest-audits.js';
import { createNextAudits, type NextAudits } from '../sites/next-audits.js';
import type { SiteGateway } from '../sites/site-gateway.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';
import { appPage } from './app-page.js';
import { type ListDestinationsDeps, listDestinations } from './list-destinations.js';
import { listRunningAudits, readSiteOverview, type SiteOverviewDeps } from './site-overview.js';

export type SitePageDeps = SiteOverviewDeps &
  ListDestinationsDeps &
  Pick<Store, 'sites' | 'checkSets'> & { gateway: Pick<SiteGateway, 'readSiteTask' | 'readNextRun'> };

export function createSitePages(
  deps: SitePageDeps,
): HandlersOf<'showHome' | 'showSite' | 'showSiteSchedules' | 'showSiteSettings'> {
  const { sites } = deps;
  const nextAudits = createNextAudits(deps.gateway);
  return {
    showHome: appPage(async (viewer, req) => {
      const { workspace } = readRequestContext(req);
      const watched = (await sites.list(viewer.id)).filter(({ site }) => workspace === null || maySee(workspace, site));
      const lines = await readLines(deps, nextAudits, viewer.id, watched);
      return APP_PAGES.home(viewer, { sites: lines, isGuest: viewer.is_guest });
    }),
    showSite: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      return APP_PAGES.site(viewer, {
        ...(await readSiteOverview(deps, nextAudits, site)),
        site,
        isGuest: viewer.is_guest,
        canEdit: may(currentWorkspace(req), 'edit_sites'),
        isAlreadyWatched: req.query.already_watched === true,
      });
    }),
    showSiteSchedules: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const [tasks, sets] = await Promise.all([readTasks(deps, site), deps.checkSets.list(viewer.id)]);
      return APP_PAGES.siteSchedules(viewer, { site, tasks, sets });
    }),
    showSiteSettings: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      return site && APP_PAGES.siteSettings(viewer, { site, destinations: await listDestinations(deps, req) });
    }),
  };
}

/** One read of each kind for all sites together, however many there are. */
async function readLines(
  deps: SitePageDeps,
  nextAudits: NextAudits,
  userId: OwnerId,
  watched: readonly Site[],
): Promise<HomeLine[]> {
  const names = watched.map(({ site }) => site);
  const [running, audits, searches] = await Promise.all([
    listRunningAudits(deps, userId),
    loadLatestAudits(deps, userId, names),
    loadSearchSummaries(deps.artifacts, userId, names),
  ]);
  return Promise.all(
    watched.map(async (site) => {
      const { latest = null, before = null } = audits.get(site.site) ?? {};
      return {
        site,
        latest,
        change: latest && before && scoreChange(before.overall_score, latest.overall_score),
        since: before?.created_at ?? null,
        clicks: searches.get(site.site)?.recent_clicks ?? null,
        next_run_at: await nextAudits.read(site),
        running: running.get(site.site) ?? null,
      };
    }),
  );
}

/** Null when Temporal is unavailable: the page has more to show. */
async function readTasks({ gateway }: SitePageDeps, { user_id, id: site_id }: Site) {
  const read = SITE_TASKS.map(async (task) => ({
    task,
    ...judgeTask(await gateway.readSiteTask({ user_id, site_id, task })),
  }));
  return Promise.all(read).catch((error: unknown) => {
    if (!isDomainError(error)) throw error;
    return null;
  });
}
