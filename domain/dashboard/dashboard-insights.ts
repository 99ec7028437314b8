import type { Priority } from '../audits/recommendation.js';
import { round } from '../base/statistics/round.js';
import { writeText } from '../base/text/write-text.js';
import type { PageCategory } from '../pages/analysis/page-category.js';
import { weighOpportunity } from '../search/analysis/opportunities/weigh-opportunity.js';
import { addDays } from '../search/analysis/search-day.js';
import type { OpportunityKind } from '../search/analysis/search-opportunity.js';
import { weighMovement } from '../search/analysis/weigh-movement.js';
import { NOTHING, type NoData } from './no-data.js';
import { findSearchSource, showSearchSource } from './search-source.js';
import type { DashboardFacts } from './site-facts.js';

export type InsightCategory = 'technical' | 'content' | 'performance' | 'search' | 'connections' | 'setup';

/** Something worth knowing, and where to do something about it. */
export interface DashboardInsight {
  /** One sentence with the figures that it rests on. */
  insight: string;
  priority: 'high' | 'medium' | 'low';
  category: InsightCategory;
  action_required: boolean;
  /** The operation of the API that helps; null when there is none. */
  tool_path: string | null;
  /** No model has a part in these sentences. */
  generated_by: 'rules';
}

type Found = Omit<DashboardInsight, 'generated_by'>;

const MOST_PER_SOURCE = 5;
const EVENT_NEWS_DAYS = 60;
/** What a day of loss looks like page by page. */
const LOSS_KINDS: readonly OpportunityKind[] = ['decay', 'position_drop'];
const LOWER_CASE: Readonly<Record<Priority, DashboardInsight['priority']>> = {
  High: 'high',
  Medium: 'medium',
  Low: 'low',
};
const ORDER = { high: 0, medium: 1, low: 2 } as const;
const CATEGORIES = {
  technical_seo: 'technical',
  sitemap: 'technical',
  on_page_seo: 'content',
  content_strategy: 'content',
  page_speed: 'performance',
} as const;

const PAGE_CATEGORIES: Readonly<Record<PageCategory, InsightCategory>> = {
  url_structure: 'technical',
  technical: 'technical',
  security_headers: 'technical',
  meta_data: 'content',
  content: 'content',
  keywords: 'content',
  accessibility: 'content',
  user_experience: 'content',
  performance: 'performance',
};

/**
 * The most important insights from everything that was collected, the most urgent first; without data, the first steps.
 * Null facts: no site is watched.
 */
export function findInsights(facts: DashboardFacts | null): DashboardInsight[] {
  if (!facts) return [byRules(beginWith(NOTHING.site, '/api/seo-dashboard/sites'))];
  const all = [
    ...fromConnections(facts),
    ...fromAudit(facts),
    ...fromScore(facts),
    ...fromSearch(facts),
    ...fromPages(facts),
    ...(facts.audit ? [] : [beginWith(NOTHING.audit, '/api/seo/enterprise/complete-audit')]),
  ];
  return all.toSorted((a, b) => ORDER[a.priority] - ORDER[b.priority]).map(byRules);
}

function byRules(found: Found): DashboardInsight {
  return { ...found, generated_by: 'rules' };
}

function beginWith({ reason }: NoData, tool_path: string): Found {
  return { insight: reason, priority: 'high', category: 'setup', action_required: true, tool_path };
}

function fromConnections({ connections }: DashboardFacts): Found[] {
  return connections
    .filter(({ status }) => status === 'expired' || status === 'error')
    .map(({ platform, status, error }) => ({
      insight: `The connection to ${platform} ${status === 'expired' ? 'has expired' : 'failed last time'}${error ? `: ${error}` : ''}`,
      priority: status === 'expired' ? ('high' as const) : ('medium' as const),
      category: 'connections' as const,
      action_required: status === 'expired',
      tool_path: `/api/integrations/${platform}/connect`,
    }));
}

function fromAudit({ audit }: DashboardFacts): Found[] {
  if (!audit) return [];
  return audit.recommendations.slice(0, MOST_PER_SOURCE).map((recommendation) => {
    const { title, priority, component, kind, evidence } = recommendation;
    const where = evidence.count > 0 ? ` (${evidence.count} ${evidence.count === 1 ? 'place' : 'places'})` : '';
    return {
      insight: `${title}${where}`,
      priority: LOWER_CASE[priority],
      category: CATEGORIES[component],
      action_required: kind === 'fix' && priority === 'High',
      tool_path: `/api/seo/audits/${audit.audit_id}/report`,
    };
  });
}

function fromScore({ audit }: DashboardFacts): Found[] {
  const previous = audit?.previous;
  if (!audit || !previous || previous.change === null || previous.change === 0) return [];
  const isDrop = previous.change < 0;
  const critical = previous.new_issues.filter(({ level }) => level === 'critical').length;
  const detail = critical > 0 ? writeText`, with ${critical} new critical ${critical === 1 ? 'issue' : 'issues'}` : '';
  return [
    {
      insight: `The score moved from ${previous.overall_score} to ${audit.overall_score}${detail}`,
      priority: isDrop ? 'high' : 'low',
      category: 'technical',
      action_required: isDrop,
      tool_path: `/api/seo/audits/${audit.audit_id}/compare/${previous.audit_id}`,
    },
  ];
}

function fromSearch(facts: DashboardFacts): Found[] {
  const { search } = facts;
  const source = findSearchSource(facts);
  if (!search || !source) return [];
  const found: Found[] = [];
  const common = { category: 'search' as const, tool_path: '/api/seo/searchconsole/content-opportunities' };
  const events = fromEvents(search);
  // One cause, one sentence: a day of loss explains the loss of the period and of single pages.
  const isExplained = events.some(({ action_required }) => action_required);
  const overview = search.performance_overview;
  if (overview.status === 'completed') {
    const { current, previous, change } = overview.totals;
    const year = overview.year_on_year?.change.clicks_percent ?? null;
    const moved =
      previous === null
        ? null
        : weighMovement({ current: current.clicks, previous: previous.clicks }, change.clicks_percent, year);
    if (moved !== null && change.clicks !== null && !(moved.direction === 'loss' && isExplained)) {
      const season = moved.is_seasonal ? ', about as many as a year earlier' : '';
      found.push({
        insight: writeText`Clicks from search ${showMove(change.clicks, change.clicks_percent)} to ${current.clicks} ${showSearchSource(source)}${season}`,
        ...common,
        priority: LOWER_CASE[moved.priority],
        action_required: moved.direction === 'loss' && !moved.is_seasonal,
        tool_path: '/api/seo/searchconsole/analyze-search-performance',
      });
    }
  }
  found.push(...events);
  if (search.content_opportunities.status === 'completed') {
    const opportunities = search.content_opportunities.opportunities.filter(
      ({ kind }) => !(isExplained && LOSS_KINDS.includes(kind)),
    );
    const clicks = overview.status === 'completed' ? overview.totals.current.clicks : null;
    const property = clicks === null ? null : { clicks, days: search.periods.current.days };
    for (const opportunity of opportunities.slice(0, MOST_PER_SOURCE)) {
      const { kind, title, figures, estimated_click_gain: estimated } = opportunity;
      const { expected = null, per_days = null } = estimated ?? {};
      const priority = weighOpportunity({ kind, clicks: figures.clicks, expected, per_days }, property);
      const gain = gainOf(estimated);
      found.push({ insight: `${title}${gain}`, priority: LOWER_CASE[priority], action_required: false, ...common });
    }
  }
  return found;
}

/** Changes of the last two months: what is older is in the comparison of no period any more. */
function fromEvents({ trend_analysis, periods }: NonNullable<DashboardFacts['search']>): Found[] {
  if (trend_analysis.status !== 'completed') return [];
  const oldest = addDays(periods.current.end_date, -EVENT_NEWS_DAYS);
  return trend_analysis.events.events
    .filter(({ date }) => date >= oldest)
    .map(({ title, direction, updates }) => {
      const [update] = updates;
      return {
        insight: update ? `${title}, while the ${update.name} was rolling out` : title,
        priority: direction === 'loss' ? ('high' as const) : ('low' as const),
        category: 'search' as const,
        action_required: direction === 'loss',
        tool_path: '/api/seo/searchconsole/analyze-search-performance',
      };
    });
}

function fromPages({ pages }: DashboardFacts): Found[] {
  return pages.flatMap(({ url, overall_score, critical, warnings, advice }) => {
    if (!advice) return [];
    return [
      {
        insight: `${url} scores ${overall_score} of 100; first: ${advice.title}`,
        priority: critical > 0 ? ('high' as const) : warnings > 0 ? ('medium' as const) : ('low' as const),
        category: PAGE_CATEGORIES[advice.category],
        action_required: critical > 0,
        tool_path: `/api/seo-dashboard/metrics-detailed?url=${encodeURIComponent(url)}`,
      },
    ];
  });
}

function gainOf(gain: { expected: number; high: number; per_days: number } | null): string {
  return gain === null
    ? ''
    : writeText` (about ${gain.expected} more clicks in ${gain.per_days} days, at most ${gain.high}, estimated)`;
}

/** `rose by 12 (30%)`, `fell by 4`: how a figure moved. `percent` is null where it is not known. */
function showMove(change: number, percent: number | null): string {
  const share = percent === null ? '' : ` (${round(Math.abs(percent), 1)}%)`;
  return `${change < 0 ? 'fell' : 'rose'} by ${Math.abs(change)}${share}`;
}
