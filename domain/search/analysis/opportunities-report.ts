import { round } from '../../base/statistics/round.js';
import { writeText } from '../../base/text/write-text.js';
import type { NoData } from '../../dashboard/no-data.js';
import type { Thresholds } from '../../seo/thresholds.js';
import { countByKind, listOpportunities, USUALLY_SHOWN } from './dimensions/content-opportunities.js';
import { nothingFound } from './nothing-found.js';
import { fillPhases, USUAL_HOURS } from './opportunities/fill-phases.js';
import type { SearchAnalysis } from './search-analysis.js';
import type { SearchOpportunity } from './search-opportunity.js';
import type { SearchReportHead } from './search-performance.js';
import type { ContentOpportunities } from './search-reports.js';
import { needSet } from './sets/row-set.js';

export interface OpportunityPhase {
  title: string;
  focus: string;
  /** The opportunities of the phase by their ids, best first. */
  opportunity_ids: string[];
  effort_hours: number;
  /** The largest single gain of the phase: gains overlap and are not added up. Null where none can be estimated. */
  largest_gain: { low: number; expected: number; high: number; per_days: number; opportunity_id: string } | null;
}

export interface OpportunitiesReport extends SearchReportHead {
  status: 'completed' | 'no_data';
  /** Null unless the status is no_data. */
  no_data: NoData | null;
  min_impressions: number;
  /** Capacity that the phases are filled to. */
  hours_per_week: number;
  /** All that were found, shown or not. */
  total: number;
  by_kind: ContentOpportunities['by_kind'];
  /** One for each page, best first; as many as were asked for. */
  opportunities: SearchOpportunity[];
  phases: { phase_1: OpportunityPhase; phase_2: OpportunityPhase; phase_3: OpportunityPhase };
  not_looked_for: ContentOpportunities['not_looked_for'];
  summary: string;
  generated_at: string;
  duration_ms: number;
  generated_by: 'rules';
}

const NOTHING_NEXT = 'Choose a longer period or a lower min_impressions';
const PHASES = {
  1: { title: 'Weeks 1-2', focus: 'Repairs and words: what is done within an hour or two and shows within weeks' },
  2: { title: 'Weeks 3-4', focus: 'Pages that nearly are where clicks are, or lose them: better answers and links' },
  3: { title: 'Month 2+', focus: 'New answers and slow climbs: what takes work and time' },
} as const;

/** The opportunities of a property with a plan. @throws DomainError when rows by query and page could not be read */
export function opportunitiesReport(
  head: SearchReportHead,
  analysis: SearchAnalysis,
  { limit = USUALLY_SHOWN, hours_per_week = USUAL_HOURS }: { limit?: number; hours_per_week?: number } = {},
): Omit<OpportunitiesReport, 'generated_at' | 'duration_ms'> {
  needSet(analysis.data, 'pairs');
  const { opportunities, not_looked_for } = listOpportunities({ ...analysis, thresholds: askedBounds(analysis) });
  const shown = fillPhases(opportunities.slice(0, limit), hours_per_week);
  const { min_impressions } = analysis;
  return {
    ...head,
    status: shown.length > 0 ? 'completed' : 'no_data',
    no_data: shown.length > 0 ? null : nothingFound(min_impressions, NOTHING_NEXT),
    min_impressions,
    hours_per_week,
    total: opportunities.length,
    by_kind: countByKind(opportunities),
    opportunities: shown,
    phases: { phase_1: phaseOf(shown, 1), phase_2: phaseOf(shown, 2), phase_3: phaseOf(shown, 3) },
    not_looked_for,
    summary: summarize(opportunities),
    generated_by: 'rules',
  };
}

/** The requested bounds apply to every kind that names a query, whatever its own would be. */
function askedBounds({ thresholds, min_impressions }: SearchAnalysis): Thresholds {
  return {
    ...thresholds,
    search_impressions: min_impressions,
    search_long_tail_impressions: min_impressions,
    // About a page, and named by its query: it keeps the bound of pages where that is higher.
    search_ctr_impressions: Math.max(min_impressions, thresholds.search_ctr_impressions),
  };
}

function phaseOf(opportunities: readonly SearchOpportunity[], phase: keyof typeof PHASES): OpportunityPhase {
  const own = opportunities.filter((opportunity) => opportunity.phase === phase);
  const [largest] = own
    .flatMap(({ id, estimated_click_gain: gain }) => (gain === null ? [] : [{ id, gain }]))
    .sort((one, other) => other.gain.expected / other.gain.per_days - one.gain.expected / one.gain.per_days);
  return {
    ...PHASES[phase],
    opportunity_ids: own.map(({ id }) => id),
    effort_hours: round(
      own.reduce((sum, { effort }) => sum + effort.value, 0),
      1,
    ),
    largest_gain: largest
      ? {
          low: largest.gain.low,
          expected: largest.gain.expected,
          high: largest.gain.high,
          per_days: largest.gain.per_days,
          opportunity_id: largest.id,
        }
      : null,
  };
}

function summarize(opportunities: readonly SearchOpportunity[]): string {
  const [best] = opportunities;
  if (!best) return 'Nothing was found to do.';
  const kinds = Object.keys(countByKind(opportunities)).length;
  return writeText`${opportunities.length} opportunities of ${kinds} ${kinds === 1 ? 'kind' : 'kinds'}. The first: ${best.title}.`;
}
