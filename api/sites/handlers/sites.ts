import { identifySite } from '../../../domain/base/url/url-identity.js';
import { scheduleAccessId } from '../../../domain/sites/schedule-access-id.js';
import type { Site } from '../../../domain/sites/site.js';
import type { Logger } from '../../../platform/logger.js';
import type { CrawlAccessRepository } from '../../../store/crawl/crawl-access.js';
import type { DashboardAnswersRepository } from '../../../store/dashboard/dashboard-answers.js';
import type { HealthSnapshotsRepository } from '../../../store/dashboard/health-snapshots.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { IssueRecordsRepository } from '../../../store/sites/issue-records.js';
import type { SiteVersionsRepository } from '../../../store/sites/site-versions.js';
import type { SitesRepository } from '../../../store/sites/sites.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { currentActor, currentLimits, currentUser, visibleSites } from '../../http/requests/request-context.js';
import { readCoveringProperty } from '../../search/read-covering-property.js';
import { beyondLimit } from '../../workspaces/beyond-limit.js';
import { keepSchedulesOfSite } from '../keep-site-schedules.js';
import { ownSite } from '../own-site.js';
import { readCompetitors } from '../read-competitors.js';
import type { SiteGateway } from '../site-gateway.js';

export interface SiteHandlerDeps {
  sites: SitesRepository;
  connections: Pick<ConnectionsRepository, 'all'>;
  crawlAccess: Pick<CrawlAccessRepository, 'remove'>;
  healthSnapshots: Pick<HealthSnapshotsRepository, 'removeOf'>;
  issueRecords: Pick<IssueRecordsRepository, 'removeOf'>;
  siteVersions: Pick<SiteVersionsRepository, 'raise'>;
  dashboardAnswers: Pick<DashboardAnswersRepository, 'dropSite'>;
  gateway: Pick<SiteGateway, 'keepSiteSchedules' | 'dropSiteSchedules'>;
  guard: UrlGuard;
  logger: Pick<Logger, 'warn'>;
}

/** The sites that a user watches. */
export function createSiteHandlers(
  deps: SiteHandlerDeps,
): HandlersOf<'createSite' | 'listSites' | 'getSite' | 'updateSite' | 'deleteSite'> {
  const { sites, guard } = deps;
  return {
    createSite: async (req, res) => {
      const { id: userId } = currentUser(req);
      const body = req.body;
      const site_url = await allowedUrl(guard, body.site_url, 'site_url');
      const competitors = await readCompetitors(guard, body.competitors ?? [], site_url);
      const known = await sites.findBySite(userId, identifySite(site_url));
      const { sites: most } = currentLimits(req);
      if (!known && (await sites.count(userId)) >= most) throw beyondLimit('sites', most);
      const { target_keywords = [] } = body;
      const created_by = currentActor(req).id;
      const input = { site_url, site: identifySite(site_url), competitors, target_keywords, created_by };
      const { site, inserted } = await sites.insert(userId, input, new Date());
      await deps.siteVersions.raise(userId, null);
      await keepSchedules(deps, site);
      res.status(inserted ? 201 : 200).json(site);
    },
    listSites: async (req, res) => {
      const visible = visibleSites(req);
      const all = await sites.list(currentUser(req).id);
      res.json(visible === null ? all : all.filter(({ site }) => visible.includes(site)));
    },
    getSite: async (req, res) => {
      res.json(await ownSite(sites, req));
    },
    updateSite: async (req, res) => {
      const { user_id, id, site_url } = await ownSite(sites, req);
      const { competitors: given, target_keywords, search_property: property, is_primary } = req.body;
      const now = new Date();
      if (is_primary === false) throw new HttpError(409, { detail: 'Make another site the primary one instead' });
      const competitors = given && (await readCompetitors(guard, given, site_url));
      const search_property = property ? readCoveringProperty(property, site_url, 'search_property') : null;
      const change = {
        ...(competitors && { competitors }),
        ...(target_keywords && { target_keywords }),
        ...(property !== undefined && { search_property }),
      };
      if (Object.keys(change).length > 0) await sites.update(user_id, id, change, now);
      if (is_primary) await sites.makePrimary(user_id, id, now);
      await deps.siteVersions.raise(user_id, null);
      res.json(await ownSite(sites, req));
    },
    deleteSite: async (req, res) => {
      const { user_id, id } = await ownSite(sites, req);
      await deps.gateway.dropSiteSchedules({ id, user_id });
      const removed = await sites.remove(user_id, id);
      if (!removed) throw HttpError.notFound();
      await deps.crawlAccess.remove(user_id, scheduleAccessId(id));
      await deps.healthSnapshots.removeOf(user_id, removed.site);
      await deps.issueRecords.removeOf(user_id, id);
      await deps.dashboardAnswers.dropSite(user_id, removed.site);
      await deps.siteVersions.raise(user_id, null);
      res.status(204).end();
    },
  };
}

/** The site is watched all the same when this fails: a worker that starts puts its Schedules right. */
async function keepSchedules(deps: SiteHandlerDeps, site: Site): Promise<void> {
  await keepSchedulesOfSite(deps, site).catch((failure: unknown) => {
    deps.logger.warn({ err: failure, site_id: site.id }, 'schedules of a site not kept');
  });
}
