import type { PerformanceEvent } from '../search/analysis/events/performance-event.js';
import type { Connection, ConnectionStatus, Platform } from '../search/connection.js';
import { PLATFORMS } from '../search/connection.js';
import { type DashboardInsight, findInsights } from './dashboard-insights.js';
import { type HealthReport, reportHealth } from './health-report.js';
import { type Metrics, measureDashboard } from './metrics.js';
import { NOTHING, type NoData } from './no-data.js';
import { type BingReport, reportBing } from './report-bing.js';
import { reportVisits, type VisitsReport } from './report-visits.js';
import { findSearchSource, type SearchSource } from './search-source.js';
import type { DashboardFacts } from './site-facts.js';

export interface DailySearch {
  date: string;
  clicks: number;
  impressions: number;
  ctr: number | null;
  position: number | null;
}

export type DashboardEvent = Pick<PerformanceEvent, 'date' | 'direction' | 'title' | 'certainty'>;

export interface DashboardData {
  website_url: string | null;
  /** `no_data` while nothing at all was collected. */
  status: 'ok' | 'no_data';
  /** What would provide the first data; null once there is any. */
  next_step: string | null;
  health_score: HealthReport | NoData;
  /** The most pressing thing, in one sentence. */
  key_insight: string | null;
  /** The most urgent task for the user; null when there is none. */
  priority_alert: string | null;
  metrics: Metrics;
  platforms: Record<Platform, ConnectionStatus>;
  ai_insights: DashboardInsight[];
  /** What all search figures are of; null without any. */
  search_source: SearchSource | null;
  /** Every day of the search analysis, oldest first; empty without one. */
  timeseries: DailySearch[];
  /** Days on which clicks or positions changed their level and stayed there, the newest first. */
  search_events: DashboardEvent[];
  /** What Google Analytics counted; null where it was not read. */
  visits: VisitsReport | null;
  /** Clicks and impressions in Bing; null where they were not read. */
  bing: BingReport | null;
  /** When the newest of the data was collected. */
  last_updated: string | null;
}

const SHOWN_INSIGHTS = 10;

/** The whole dashboard of a site from what was collected. Null facts: no site is watched, though platforms may be connected. */
export function composeDashboard(facts: DashboardFacts | null, connections: readonly Connection[]): DashboardData {
  if (!facts) return { ...emptyDashboard(null, NOTHING.site), platforms: platformsOf(connections) };
  const { audit, search, traffic, bing, pages, snapshots } = facts;
  if (!audit && !search && !traffic && !bing && pages.length + snapshots.length === 0) {
    return { ...emptyDashboard(facts.site_url, NOTHING.audit), platforms: platformsOf(connections) };
  }
  const insights = findInsights(facts);
  return {
    website_url: facts.site_url,
    status: 'ok',
    next_step: null,
    health_score: reportHealth(snapshots) ?? NOTHING.health,
    key_insight: insights[0]?.insight ?? null,
    priority_alert: insights.find(({ action_required }) => action_required)?.insight ?? null,
    metrics: measureDashboard(facts),
    platforms: platformsOf(connections),
    ai_insights: insights.slice(0, SHOWN_INSIGHTS),
    search_source: findSearchSource(facts),
    timeseries: timeseriesOf(search),
    search_events: eventsOf(search),
    visits: reportVisits(facts),
    bing: reportBing(facts),
    last_updated: newestOf(facts),
  };
}

/** The short form: what fits on a card. */
export function shortenDashboard(data: DashboardData) {
  const { website_url, status, next_step, health_score, key_insight, priority_alert, metrics, last_updated } = data;
  const isKnown = !('next_step' in health_score);
  return {
    website_url,
    status,
    next_step,
    key_insight,
    priority_alert,
    metrics,
    last_updated,
    health_score: isKnown ? health_score.score : null,
    health_status: isKnown ? health_score.status : null,
  };
}

function emptyDashboard(website_url: string | null, { next_step, ...nothing }: NoData): DashboardData {
  const none = { search: null, traffic: null, snapshots: [], connections: [] };
  return {
    website_url,
    status: 'no_data',
    next_step,
    health_score: { ...nothing, next_step },
    key_insight: null,
    priority_alert: null,
    ai_insights: [],
    search_source: null,
    timeseries: [],
    search_events: [],
    visits: null,
    bing: null,
    last_updated: null,
    metrics: measureDashboard(website_url === null ? null : none),
    platforms: platformsOf([]),
  };
}

function platformsOf(connections: readonly Connection[]): DashboardData['platforms'] {
  const statusOf = (platform: Platform): ConnectionStatus =>
    connections.find((connection) => connection.platform === platform)?.status ?? 'disconnected';
  const [searchconsole, analytics, altengine] = PLATFORMS.map(statusOf);
  return {
    searchconsole: searchconsole ?? 'disconnected',
    analytics: analytics ?? 'disconnected',
    altengine: altengine ?? 'disconnected',
  };
}

function timeseriesOf(search: DashboardFacts['search']): DailySearch[] {
  if (search?.performance_overview.status !== 'completed') return [];
  return (search.performance_overview.daily ?? []).map(({ date, clicks, impressions, ctr, position }) => ({
    date,
    clicks,
    impressions,
    ctr,
    position,
  }));
}

function eventsOf(search: DashboardFacts['search']): DashboardEvent[] {
  if (search?.trend_analysis.status !== 'completed') return [];
  const { events } = search.trend_analysis.events;
  return events.map(({ date, direction, title, certainty }) => ({ date, direction, title, certainty }));
}

function newestOf({ audit, search, traffic, bing, pages }: DashboardFacts): string | null {
  const collected = [audit?.generated_at, search?.data.collected_at, traffic?.collected_at, bing?.collected_at];
  const times = [...collected, ...pages.map(({ analyzed_at }) => analyzed_at)].filter((at) => at !== undefined);
  return times.sort().at(-1) ?? null;
}
