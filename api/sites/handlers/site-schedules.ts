import { NOTHING } from '../../../domain/dashboard/no-data.js';
import type { Site } from '../../../domain/sites/site.js';
import { type AuditSchedule, SITE_TASKS, type SiteTask } from '../../../domain/sites/site-task.js';
import { judgeTask, type TaskHealth } from '../../../domain/sites/task-health.js';
import type { Logger } from '../../../platform/logger.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { SitesRepository } from '../../../store/sites/sites.js';
import type { components } from '../../generated/openapi.js';
import { demandPlan } from '../../http/auth/plan.js';
import type { HandlersOf, OperationRequest, OperationResponse } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { readTimeZone } from '../../http/requests/read-time-zone.js';
import { currentActor } from '../../http/requests/request-context.js';
import { keepScheduleAccess, type ScheduleAccessDeps } from '../keep-schedule-access.js';
import { keepSchedulesOfSite } from '../keep-site-schedules.js';
import { ownSite } from '../own-site.js';
import { readCrawlOptions } from '../read-crawl-options.js';
import { type OwnChecksDeps, readOwnChecks } from '../read-own-checks.js';
import type { SiteGateway } from '../site-gateway.js';
import { siteOfRequest } from '../site-of-request.js';

export interface SiteScheduleDeps extends ScheduleAccessDeps, OwnChecksDeps {
  sites: SitesRepository;
  connections: Pick<ConnectionsRepository, 'all'>;
  gateway: SiteGateway;
  logger: Logger;
}

type Schemas = components['schemas'];

/** Schedules of watched sites: when they are audited again, and how each task does. */
export function createSiteScheduleHandlers(
  deps: SiteScheduleDeps,
): HandlersOf<
  | 'scheduleSiteAudit'
  | 'listSiteSchedules'
  | 'pauseSiteSchedule'
  | 'resumeSiteSchedule'
  | 'triggerSiteSchedule'
  | 'getOnboardingTaskHealth'
> {
  const { sites, gateway } = deps;
  const change = (name: 'pause' | 'resume' | 'trigger') => {
    return async (
      req: OperationRequest<'pauseSiteSchedule' | 'resumeSiteSchedule' | 'triggerSiteSchedule'>,
      res: OperationResponse<'pauseSiteSchedule' | 'resumeSiteSchedule' | 'triggerSiteSchedule'>,
    ): Promise<void> => {
      const site = await ownSite(sites, req);
      const { task } = req.params;
      if (name === 'trigger' && task === 'audit') demandPlan(req);
      const isThere = await gateway.changeSiteTask(refOf(site, task), name);
      if (!isThere) throw new HttpError(409, { detail: 'There is no Schedule for this task' });
      res.json({ task, ...(await healthOfTask(deps, site, task)) });
    };
  };
  return {
    scheduleSiteAudit: async (req, res) => {
      const found = await ownSite(sites, req);
      const { user_id, id } = found;
      const body = req.body;
      const timing = readSchedule(body, found);
      if (timing) demandPlan(req);
      if (timing?.check_set_id !== undefined) await readOwnChecks(deps, req, { check_set_id: timing.check_set_id });
      const access = await keepScheduleAccess(deps, found, timing ? body.access : null);
      const created_by = currentActor(req).id;
      const schedule = timing && { ...timing, ...(access && { access }), created_by };
      const site = await sites.setAuditSchedule(user_id, id, schedule, new Date());
      if (!site) throw HttpError.notFound();
      await keepSchedulesOfSite(deps, site);
      res.json(site);
    },
    listSiteSchedules: async (req, res) => {
      const site = await ownSite(sites, req);
      const tasks = await Promise.all(
        SITE_TASKS.map(async (task) => ({ task, ...(await healthOfTask(deps, site, task)) })),
      );
      res.json(tasks);
    },
    pauseSiteSchedule: change('pause'),
    resumeSiteSchedule: change('resume'),
    triggerSiteSchedule: change('trigger'),
    getOnboardingTaskHealth: async (req, res) => {
      const asked = await siteOfRequest(sites, req);
      const watched = asked?.watched ?? null;
      const show = async (task: SiteTask, label: string) => {
        const health = watched ? await healthOfTask(deps, watched, task) : judgeTask(null);
        return { label, ...health };
      };
      const [audit, competitors, semantic, strategy] = await Promise.all([
        show('audit', 'Full website analysis'),
        show('competitors', 'Deep competitor analysis'),
        show('semantic', 'Semantic indexing'),
        show('strategy', 'Market trends'),
      ]);
      // By the names that the dashboard has for them.
      const tasks = {
        full_website_analysis: audit,
        deep_competitor_analysis: competitors,
        semantic_indexing: semantic,
        market_trends: strategy,
      };
      res.json({ website_url: watched?.site_url ?? null, next_step: nextStep(watched), tasks });
    },
  };
}

/** All other Schedules come with the site; that of audits is up to its owner. */
function nextStep(watched: Site | null): string | null {
  if (!watched) return NOTHING.site.next_step;
  return watched.audit_schedule ? null : NOTHING.schedule.next_step;
}

async function healthOfTask({ gateway }: SiteScheduleDeps, site: Site, task: SiteTask): Promise<TaskHealth> {
  return judgeTask(await gateway.readSiteTask(refOf(site, task)));
}

function refOf({ user_id, id: site_id }: Site, task: SiteTask) {
  return { user_id, site_id, task };
}

/** All but what opens the site. @throws HttpError 422 naming the field, such as an unknown time zone */
function readSchedule(body: Schemas['NewAuditSchedule'], { site_url }: Site): AuditSchedule | null {
  const { interval, hour, weekday, audit_type, max_pages, crawl_depth, check_set_id = null } = body;
  if (interval === 'off') return null;
  const time_zone = readTimeZone(body.time_zone);
  if (time_zone === null) {
    const msg = 'Not an IANA time zone: enter a name such as Europe/Berlin or America/New_York';
    throw HttpError.invalidInput({ loc: ['body', 'time_zone'], msg, type: 'value_error' });
  }
  const { production_origin: canonical_host, ...crawl } = readCrawlOptions(body, site_url);
  const bounds = { interval, hour, time_zone, audit_type, max_pages, crawl_depth };
  const schedule: AuditSchedule = { ...bounds, ...crawl };
  // What is left out is decided by the kind of audit; that a site is never to be rendered has to be kept.
  if (body.render) schedule.render = body.render;
  if (interval === 'weekly') schedule.weekday = weekday;
  if (canonical_host !== undefined) schedule.canonical_host = canonical_host;
  if (check_set_id !== null) schedule.check_set_id = check_set_id;
  return schedule;
}
