import type { CompleteAudit } from '../../audits/audit-result.js';
import { HOURS_PER_DAY, MIN_EFFORT_DAYS } from '../../audits/ranking-constants.js';
import type { Recommendation } from '../../audits/recommendation.js';
import { roundedRange } from '../../audits/rounded-range.js';
import { round } from '../../base/statistics/round.js';
import { writeText } from '../../base/text/write-text.js';
import { addDays } from '../../search/analysis/search-day.js';
import type { SearchOpportunity } from '../../search/analysis/search-opportunity.js';
import type { SearchPerformance } from '../../search/analysis/search-performance.js';
import type { OutlookItem } from '../competitors/outlook.js';
import { describeSearchSource, showSearchSource } from '../search-source.js';
import type { StrategicItem } from './strategic-report.js';
import type { StrategicSources } from './strategic-sources.js';

const MAX_FRUIT = 5;
const MAX_ALERTS = 5;
/** Work of at most a day can be done this week. */
const QUICK_DAYS = 1;
const WEEK_DAYS = 5;
const SCORE_DROP = 5;
const CLICK_DROP_PERCENT = 20;
const EVENT_DAYS = 60;

/** The most important larger piece of work: by what the error costs the site, else a missing topic or section. */
export function findBigMove({ audit, competitors }: StrategicSources): StrategicItem | null {
  const large = (audit?.recommendations ?? []).filter((one) => daysOf(one) > QUICK_DAYS);
  const best = [...large].sort((one, other) => weightOf(other) - weightOf(one) || one.rank - other.rank)[0];
  if (best) return fromRecommendation(best);
  const [opportunity] = competitors?.opportunities ?? [];
  return opportunity ? fromOutlook(opportunity) : null;
}

/** Quick work with the best return first: of the audit, then of search. */
export function findFruit({ audit, search }: StrategicSources): StrategicItem[] {
  const quick = (audit?.recommendations ?? []).filter((one) => daysOf(one) <= QUICK_DAYS && one.kind === 'fix');
  const ranked = [...quick].sort((one, other) => other.roi.value - one.roi.value || one.rank - other.rank);
  const found = search?.content_opportunities;
  const opportunities = found?.status === 'completed' ? found.opportunities : [];
  const items = [
    ...ranked.slice(0, MAX_FRUIT - 2).map(fromRecommendation),
    ...(search ? opportunities.slice(0, 2).map((one) => fromSearch(one, search)) : []),
  ];
  return [...items, ...ranked.slice(MAX_FRUIT - 2).map(fromRecommendation)].slice(0, MAX_FRUIT);
}

/** What got worse, and where competitors pull ahead. A day on which search fell explains the fall of the period. */
export function findAlerts(sources: StrategicSources): StrategicItem[] {
  const events = eventAlerts(sources);
  return [
    ...scoreAlerts(sources),
    ...events,
    ...(events.length > 0 ? [] : searchAlerts(sources)),
    ...(sources.competitors?.threats ?? []).map(fromOutlook),
  ].slice(0, MAX_ALERTS);
}

function scoreAlerts({ audit }: StrategicSources): StrategicItem[] {
  const previous = audit?.previous;
  if (!audit || !previous) return [];
  const dropped = previous.change !== null && previous.change <= -SCORE_DROP;
  const worse = previous.new_issues.filter(({ level }) => level === 'critical');
  const drop: StrategicItem = item('audit', 'The audit score dropped', {
    why: `It went from ${previous.overall_score} to ${audit.overall_score}.`,
    steps: [
      'Open the comparison of the two audits: it lists what is new and what is fixed.',
      'Fix what is new first; it came with the last changes of the site.',
    ],
    evidence: [{ name: 'change', value: previous.change ?? 0, url: null }],
  });
  const fresh = worse.map(({ title, check_id, affected_pages }) =>
    item('audit', `New critical issue: ${title}`, {
      why: 'The audit before did not find it.',
      steps: fixFor(check_id, audit),
      evidence: [{ name: check_id, value: affected_pages, url: null }],
    }),
  );
  return [...(dropped ? [drop] : []), ...fresh];
}

/** Days of the last two months on which search performance fell and stayed there. */
function eventAlerts({ search }: StrategicSources): StrategicItem[] {
  if (search?.trend_analysis.status !== 'completed') return [];
  const oldest = addDays(search.periods.current.end_date, -EVENT_DAYS);
  return search.trend_analysis.events.events
    .filter(({ direction, date }) => direction === 'loss' && date >= oldest)
    .map(({ title, date, updates: [update], queries, queries_total }) =>
      item('search', title, {
        why: update
          ? `The ${update.name} was rolling out then.`
          : 'No announced update of Google Search was rolling out then: look for a change of the site itself.',
        steps: [
          'List what changed on the site around that day: releases, redirects, robots.txt, templates.',
          'Compare the pages that lost with those that took their places for the queries named here.',
        ],
        evidence: [
          { name: 'date', value: date, url: null },
          { name: 'queries', value: queries_total, url: null },
          ...queries
            .slice(0, 3)
            .map(({ query, position_after }) => ({ name: query, value: position_after, url: null })),
        ],
      }),
    );
}

function searchAlerts({ search }: StrategicSources): StrategicItem[] {
  if (search?.performance_overview.status !== 'completed') return [];
  const { current, previous } = search.performance_overview.totals;
  if (current === null || previous === null || previous.clicks === 0) return [];
  const change = Math.round(((current.clicks - previous.clicks) / previous.clicks) * 1_000) / 10;
  if (change > -CLICK_DROP_PERCENT) return [];
  return [
    item('search', 'Clicks from search are falling', {
      why: writeText`${current.clicks} clicks ${showSearchSource(describeSearchSource(search))}, against ${previous.clicks} in the period before (${change}%).`,
      steps: [
        'See in the search analysis whether impressions, positions or click rates fell, and on which pages most.',
        'Compare the first day of the fall with your own releases and with announced Google updates.',
      ],
      evidence: [{ name: 'clicks', value: current.clicks, url: null }],
    }),
  ];
}

/** What the audit itself says to do about it. */
function fixFor(check_id: string, { recommendations }: CompleteAudit): string[] {
  const fix = recommendations.find(({ check_ids }) => check_ids.includes(check_id));
  return fix?.steps ?? ['Open the issue in the audit: it names the pages, the cause and the fix.'];
}

function fromRecommendation({ title, why, steps, evidence, impact, effort }: Recommendation): StrategicItem {
  const [url = null] = evidence.urls;
  return {
    ...item('audit', title, {
      why,
      steps,
      evidence: [
        { name: 'affected', value: evidence.count, url: null },
        { name: 'example', value: evidence.sample, url },
      ],
    }),
    impact,
    effort,
  };
}

function fromSearch(opportunity: SearchOpportunity, search: SearchPerformance): StrategicItem {
  const { title, evidence, url } = opportunity;
  const found = item('search', title, {
    why: opportunity.why,
    steps: opportunity.steps,
    evidence: evidence.slice(0, 5).map(({ name, value }) => ({ name, value, url })),
  });
  const days = Math.max(MIN_EFFORT_DAYS, round(opportunity.effort.value / HOURS_PER_DAY, 1));
  return { ...found, impact: impactOf(opportunity, search), effort: { value: days, unit: 'days' } };
}

/** The estimated clicks as percent of all clicks, to one digit; null where either is not known. */
function impactOf(
  { estimated_click_gain: gain }: SearchOpportunity,
  { performance_overview: overview, periods }: SearchPerformance,
): StrategicItem['impact'] {
  const clicks = overview.status === 'completed' ? overview.totals.current.clicks : 0;
  if (gain === null || clicks === 0) return null;
  const percent = (won: number) => (100 * won * periods.current.days) / (gain.per_days * clicks);
  const [low, high] = roundedRange(percent(gain.low), percent(gain.high));
  const basis = writeText`estimate: ${gain.low}–${gain.high} more clicks in ${gain.per_days} days, ${gain.expected} expected, against ${clicks} in ${periods.current.days} days; ${gain.basis}`;
  return { traffic_percent_low: low, traffic_percent_high: high, basis };
}

function fromOutlook({ title, detail, evidence_urls }: OutlookItem): StrategicItem {
  const evidence = evidence_urls.map((url) => ({ name: 'page', value: url, url }));
  const steps = [
    'Read the pages named here and note what they answer that yours leave open.',
    'Decide whether it fits what you offer; if so, plan one page with something only you can say.',
  ];
  return item('competitors', title, { why: detail, steps, evidence });
}

function item(
  source: StrategicItem['source'],
  title: string,
  told: Pick<StrategicItem, 'why' | 'steps' | 'evidence'>,
): StrategicItem {
  return { source, title, ...told, impact: null, effort: null };
}

function daysOf({ effort }: Recommendation): number {
  return effort.unit === 'weeks' ? effort.value * WEEK_DAYS : effort.value;
}

/** By what it costs the site today; audits of before costs were kept name a range of traffic. */
function weightOf({ impact, search_cost: cost }: Recommendation): number {
  return cost?.percent ?? ((impact.traffic_percent_low ?? 0) + (impact.traffic_percent_high ?? 0)) / 2;
}
