import type { CrawlOptions } from '../../domain/crawl/crawl.js';
import type { Connection } from '../../domain/search/connection.js';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import type { OwnChecks } from '../../domain/seo/own-checks/own-checks.js';
import { scheduleAccessId } from '../../domain/sites/schedule-access-id.js';
import type { Site } from '../../domain/sites/site.js';
import type { SiteTask } from '../../domain/sites/site-task.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { DashboardDeps } from './dashboard-deps.js';

export interface SiteTaskRef {
  user_id: OwnerId;
  site_id: string;
  task: SiteTask;
}

/** What a task leads to: a separate operation, a step, or nothing to do and why. */
export type SiteTaskPlan =
  | { kind: 'complete_audit' | 'quick_audit'; site: string; input: AuditInput }
  | { kind: 'sitemap_benchmark'; site: string; input: { website_url: string; competitors: string[] } }
  | { kind: 'refresh_dashboard'; site: string; input: { site_url: string; without_search?: true } }
  | { kind: 'health' | 'semantic' | 'strategy'; site: string; site_url: string }
  | { kind: 'nothing'; reason: string };

interface AuditInput {
  audit_type: 'complete' | 'quick';
  website_url: string;
  competitors: string[];
  target_keywords: string[];
  max_pages: number;
  /** Clicks from the start page, 1–50; null: as far as links lead. */
  crawl_depth: number | null;
  check_settings?: CheckSettings;
  /** How the site is crawled, where its schedule says so. */
  crawl?: ScheduledCrawl;
}

type ScheduledCrawl = Pick<
  CrawlOptions,
  'scope' | 'production_origin' | 'user_agent' | 'requests_per_second' | 'render' | 'access' | 'own_checks'
>;

/** Audits and comparisons take none, or at least two. */
const LEAST_COMPETITORS = 2;
/** As quick audits have them (api/audits/handlers/audits.ts). */
const QUICK_BOUNDS = { max_pages: 20, crawl_depth: 2 };
const USUAL_BOUNDS = { audit_type: 'complete' as const, max_pages: 500, crawl_depth: null };

/** Reads what the site is like now, not when its Schedule was made. Changes nothing. */
export async function planSiteTask(
  deps: Pick<DashboardDeps, 'sites' | 'checkSettings' | 'checkSets'> & {
    connections: Pick<DashboardDeps['connections'], 'all'>;
  },
  { user_id, site_id, task }: SiteTaskRef,
): Promise<SiteTaskPlan> {
  const { sites, checkSettings, checkSets } = deps;
  const site = await sites.find(user_id, site_id);
  if (!site) return { kind: 'nothing', reason: 'The site is watched no longer' };
  if (task === 'audit') {
    const set = site.audit_schedule?.check_set_id;
    const own = set === undefined ? null : await checkSets.find(user_id, set);
    return planAudit(site, await checkSettings.find(user_id, site.site), own);
  }
  if (task === 'search') return planReading(site, await deps.connections.all(user_id));
  if (task !== 'competitors') return { kind: task, site: site.site, site_url: site.site_url };
  if (site.competitors.length < LEAST_COMPETITORS) {
    return { kind: 'nothing', reason: 'A comparison takes two competitors or more' };
  }
  const input = { website_url: site.site_url, competitors: site.competitors };
  return { kind: 'sitemap_benchmark', site: site.site, input };
}

/** An account whose access has ended gives nothing until its user connects it again. Its connection shows that. */
function planReading({ site, site_url }: Site, connections: readonly Connection[]): SiteTaskPlan {
  const alive = connections.filter(({ status }) => status !== 'expired');
  if (alive.length === 0)
    return { kind: 'nothing', reason: 'No platform is connected: connect one and it is read daily' };
  const isAnalyzed = alive.some(({ platform, without_search }) => platform === 'searchconsole' && !without_search);
  return {
    kind: 'refresh_dashboard',
    site,
    input: { site_url, ...(isAnalyzed ? {} : { without_search: true }) },
  };
}

/** @param own null without a check set, and where it has been deleted */
function planAudit(site: Site, settings: CheckSettings | null, own: OwnChecks | null): SiteTaskPlan {
  const { audit_type, ...asked } = site.audit_schedule ?? USUAL_BOUNDS;
  const { max_pages, crawl_depth } = audit_type === 'quick' ? QUICK_BOUNDS : asked;
  const isCompared = audit_type === 'complete' && site.competitors.length >= LEAST_COMPETITORS;
  const input: AuditInput = {
    audit_type,
    website_url: site.site_url,
    competitors: isCompared ? site.competitors : [],
    target_keywords: site.target_keywords,
    max_pages,
    crawl_depth,
  };
  if (settings) input.check_settings = { thresholds: settings.thresholds, severities: settings.severities };
  const crawl = scheduledCrawl(site, audit_type);
  if (own) crawl.own_checks = { extractions: own.extractions, page_filters: own.page_filters };
  if (Object.keys(crawl).length > 0) input.crawl = crawl;
  return { kind: audit_type === 'quick' ? 'quick_audit' : 'complete_audit', site: site.site, input };
}

function scheduledCrawl({ id, site_url, audit_schedule }: Site, auditType: AuditInput['audit_type']): ScheduledCrawl {
  const { scope, canonical_host, user_agent, requests_per_second, access } = audit_schedule ?? {};
  // As requests for audits have it (openapi.yaml).
  const render = audit_schedule?.render ?? (auditType === 'complete' ? 'auto' : 'never');
  const crawl: ScheduledCrawl = {};
  if (scope) crawl.scope = scope;
  if (canonical_host !== undefined) crawl.production_origin = canonical_host;
  if (user_agent) crawl.user_agent = user_agent;
  if (requests_per_second !== undefined) crawl.requests_per_second = requests_per_second;
  if (render !== 'never') crawl.render = render;
  if (access) crawl.access = { id: scheduleAccessId(id), origin: new URL(site_url).origin };
  return crawl;
}
