import type { Recommendation } from '../../audits/recommendation.js';
import type { SearchOpportunity } from '../../search/analysis/search-opportunity.js';
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
    ...opportunities.slice(0, 2).map(fromSearch),
  ];
  return [...items, ...ranked.slice(MAX_FRUIT - 2).map(fromRecommendation)].slice(0, MAX_FRUIT);
}

/** What got worse, and where competitors pull ahead. */
export function findAlerts(sources: StrategicSources): StrategicItem[] {
  return [
    ...scoreAlerts(sources),
    ...searchAlerts(sources),
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
    steps: ['Compare the two audits and fix what is new first.'],
    evidence: [{ name: 'change', value: previous.change ?? 0, url: null }],
  });
  const fresh = worse.map(({ title, check_id, affected_pages }) =>
    item('audit', `New critical issue: ${title}`, {
      why: 'The audit before did not find it.',
      steps: ['Fix it before it spreads.'],
      evidence: [{ name: check_id, value: affected_pages, url: null }],
    }),
  );
  return [...(dropped ? [drop] : []), ...fresh];
}

function searchAlerts({ search }: StrategicSources): StrategicItem[] {
  if (search?.performance_overview.status !== 'completed') return [];
  const { current, previous } = search.performance_overview.totals;
  if (current === null || previous === null || previous.clicks === 0) return [];
  const change = Math.round(((current.clicks - previous.clicks) / previous.clicks) * 1_000) / 10;
  if (change > -CLICK_DROP_PERCENT) return [];
  return [
    item('search', 'Clicks from search are falling', {
      why: `${current.clicks} clicks ${showSearchSource(describeSearchSource(search))}, against ${previous.clicks} in the period before (${change}%).`,
      steps: ['Look at the declining pages of the search analysis, the largest loss first.'],
      evidence: [{ name: 'clicks', value: current.clicks, url: null }],
    }),
  ];
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

function fromSearch(opportunity: SearchOpportunity): StrategicItem {
  const { title, evidence, url } = opportunity;
  return item('search', title, {
    why: opportunity.why,
    steps: opportunity.steps,
    evidence: evidence.slice(0, 5).map(({ name, value }) => ({ name, value, url })),
  });
}

function fromOutlook({ title, detail, evidence_urls }: OutlookItem): StrategicItem {
  const evidence = evidence_urls.map((url) => ({ name: 'page', value: url, url }));
  return item('competitors', title, { why: detail, steps: ['Look at the pages that show it and decide.'], evidence });
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
