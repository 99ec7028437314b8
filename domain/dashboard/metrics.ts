import { writeText } from '../base/text/write-text.js';
import { judgeTrend } from '../search/analysis/judge-trend.js';
import type { ComparedFigures } from '../search/analysis/search-figures.js';
import { describeQuality } from '../search/analytics-quality.js';
import { findEndedConnection } from '../search/ended-connection.js';
import type { SiteTraffic } from '../search/site-traffic.js';
import { NOTHING, type NoData } from './no-data.js';
import { findSearchSource, type SearchFacts, showSearchSource } from './search-source.js';
import type { DashboardFacts } from './site-facts.js';

export interface Metric {
  status: 'ok';
  value: number;
  unit: 'clicks' | 'sessions' | 'place' | 'points' | 'keywords';
  /** Against the period or audit before, in the unit of `change_unit`; null where there is nothing to compare with. */
  change: number | null;
  change_unit: 'percent' | 'places' | 'points' | 'keywords';
  /** Whether that is good: a place nearer to the top is up. Null without a change. */
  trend: 'up' | 'down' | 'flat' | null;
  description: string;
}

export type MetricName = 'traffic' | 'rankings' | 'mobile' | 'keywords';
export type Metrics = Record<MetricName, Metric | NoData>;

/** Four figures of a site, each from what was really measured. Null facts: no site is watched. */
type MetricFacts = SearchFacts & Pick<DashboardFacts, 'traffic' | 'snapshots'>;

export function measureDashboard(facts: MetricFacts | null): Metrics {
  const { site } = NOTHING;
  if (!facts) return { traffic: site, rankings: site, mobile: site, keywords: site };
  return {
    traffic: trafficOf(facts),
    rankings: rankingsOf(facts),
    mobile: mobileOf(facts),
    keywords: keywordsOf(facts),
  };
}

function overviewOf(facts: SearchFacts): { totals: ComparedFigures; source: string } | null {
  const { search } = facts;
  const source = findSearchSource(facts);
  if (!source || search?.performance_overview.status !== 'completed') return null;
  return { totals: search.performance_overview.totals, source: showSearchSource(source) };
}

/** Clicks from search, which is what work on search is measured by; all sessions where no search data are known. */
function trafficOf(facts: MetricFacts): Metric | NoData {
  const found = overviewOf(facts);
  const sessions = facts.traffic && sessionsOf(facts.traffic, facts);
  if (!found) return sessions ?? NOTHING.traffic;
  const { current, change } = found.totals;
  const besides = sessions ? `. ${sessions.description}: ${sessions.value}` : '';
  return {
    status: 'ok',
    value: current.clicks,
    unit: 'clicks',
    change: change.clicks_percent,
    change_unit: 'percent',
    trend: judgeTrend(change.clicks_percent),
    description: writeText`Clicks from search results ${found.source}, of ${current.impressions} impressions${besides}`,
  };
}

/** Sessions from organic search; those of all visitors beside them. */
function sessionsOf(traffic: SiteTraffic, { connections, ends }: MetricFacts): Metric {
  const { property_name, time_zone, totals, previous_totals, period, quality } = traffic;
  const ended = findEndedConnection('analytics', traffic, connections, ends);
  const change = totals.organic_sessions - previous_totals.organic_sessions;
  const isComparable = previous_totals.organic_sessions > 0;
  const percent = isComparable ? Math.round((change / previous_totals.organic_sessions) * 1_000) / 10 : null;
  const notes = [describeQuality(quality), ended?.note ?? null].filter((note) => note !== null);
  return {
    status: 'ok',
    value: totals.organic_sessions,
    unit: 'sessions',
    change_unit: 'percent',
    change: percent,
    trend: judgeTrend(percent),
    description: writeText`Sessions from organic search from ${period.start_date} to ${period.end_date} (${time_zone ?? 'UTC'}), as Google Analytics counts them in ${property_name}, of ${totals.sessions} sessions of all visitors with ${totals.key_events} key events${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
  };
}

function rankingsOf(facts: SearchFacts): Metric | NoData {
  const found = overviewOf(facts);
  if (!found) return NOTHING.search;
  if (found.totals.current.position === null) return NOTHING.shown;
  const { current, change } = found.totals;
  return {
    status: 'ok',
    value: found.totals.current.position,
    unit: 'place',
    change: change.position,
    change_unit: 'places',
    trend: judgePlaces(change.position),
    description: writeText`Mean position over ${current.impressions} impressions ${found.source}; 1 is the first place`,
  };
}

function keywordsOf(facts: SearchFacts): Metric | NoData {
  const { search } = facts;
  const source = findSearchSource(facts);
  if (!source || search?.keyword_performance.status !== 'completed') return NOTHING.search;
  const { total_queries, previous_total_queries: before, by_position } = search.keyword_performance;
  const change = before === null ? null : total_queries - before;
  const top = by_position.filter(({ range }) => range === '1-3' || range === '4-10');
  const firstPage = top.reduce((sum, { queries }) => sum + queries, 0);
  return {
    status: 'ok',
    value: total_queries,
    unit: 'keywords',
    change,
    change_unit: 'keywords',
    trend: judgeTrend(change === null || !before ? null : (change / before) * 100),
    description: writeText`Queries that showed the site ${showSearchSource(source)}, ${firstPage} of them at positions 1 to 10`,
  };
}

function mobileOf({ snapshots }: Pick<DashboardFacts, 'snapshots'>): Metric | NoData {
  const measured = snapshots.flatMap(({ breakdown, day, audit_id }) =>
    breakdown.mobile === null ? [] : [{ score: breakdown.mobile, day, audit_id }],
  );
  const latest = measured.at(-1);
  if (!latest) return NOTHING.speed;
  const before = measured.findLast(({ audit_id }) => audit_id !== latest.audit_id);
  const change = before ? Math.round((latest.score - before.score) * 10) / 10 : null;
  return {
    status: 'ok',
    value: latest.score,
    unit: 'points',
    change,
    change_unit: 'points',
    trend: trendOf(change),
    description: writeText`Lighthouse performance on a phone, 0 to 100, as known on ${latest.day}`,
  };
}

/** A position moves by less than half a place without a cause. */
const FLAT_PLACES = 0.5;

/** A smaller number is nearer to the top. */
function judgePlaces(change: number | null): Metric['trend'] {
  if (change === null) return null;
  if (Math.abs(change) < FLAT_PLACES) return 'flat';
  return change < 0 ? 'up' : 'down';
}

function trendOf(change: number | null): Metric['trend'] {
  if (change === null) return null;
  return change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
}
