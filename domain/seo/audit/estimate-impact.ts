import type { FactSources } from '../improvements/site-facts.js';
import { round } from '../scoring/round.js';
import type { SubjectCounts } from '../scoring/subject-counts.js';
import { labBounds } from '../speed/lab-bounds.js';
import { DEFAULT_THRESHOLDS } from '../thresholds.js';
import type { Issue } from './issue.js';
import { GAP_FACTOR, IMPACT_PERCENT, MIN_SAVINGS_SHARE, PROTECTION_SHARE, PROTECTS_ONLY } from './ranking-constants.js';
import type { TrafficEstimate } from './recommendation.js';

export type ImpactSources = Pick<FactSources, 'benchmark'> & { site: Pick<FactSources['site'], 'speed'> };

/** In which measure of the benchmark a site shows what a check is about: by check id, else by its category. */
const MEASURES: ReadonlyMap<string, string> = new Map([
  ['title', 'title_coverage'],
  ['desc', 'description_coverage'],
  ['h1', 'h1_coverage'],
  ['schema', 'structured_data_share'],
  ['content/thin', 'words_median'],
  ['crawl/depth', 'max_depth'],
  ['crawl/status-4xx', 'error_share'],
  ['crawl/status-5xx', 'error_share'],
  ['link/broken-internal', 'error_share'],
  ['speed/ttfb', 'ttfb_median_ms'],
  ['speed/page-weight', 'html_bytes_median'],
]);

/** What Lighthouse's savings are set against, in the runs that the check judges: how far it is beyond its good bound. */
const TIMES = new Map([
  ['speed/lcp', { metric: 'lcp_ms', strategies: ['mobile', 'desktop'] }],
  ['speed/fcp', { metric: 'fcp_ms', strategies: ['mobile', 'desktop'] }],
  ['speed/si', { metric: 'speed_index_ms', strategies: ['mobile'] }],
] as const);

/**
 * What mending an issue may bring, in percent of organic traffic:
 *
 *   range of the severity × √(share of subjects affected) × what speaks for it
 *
 * A site-wide issue reaches every page; others weigh by the root of the share they affect, as in the component score. The
 * last factor is 1 unless something measured speaks: 1.25 when the benchmark shows the site behind in the same matter, and
 * the share of the missing time that Lighthouse names savings for, at least a quarter.
 */
export function estimateImpact(issue: Issue, counts: SubjectCounts, sources: ImpactSources): TrafficEstimate {
  const measured = issue.measured_over === 'site' ? 1 : Math.max(1, counts[issue.measured_over] ?? 1);
  const affected = Math.min(issue.affected_pages, measured);
  const share = PROTECTS_ONLY.test(issue.check_id) ? PROTECTION_SHARE : 1;
  const [low, high] = IMPACT_PERCENT[issue.severity].map((percent) => percent * share) as [number, number];
  const evidence = weighEvidence(issue.check_id, sources);
  const weight = Math.sqrt(affected / measured) * evidence.factor;
  const reach =
    issue.measured_over === 'site' ? 'the site as a whole' : `${affected} of ${measured} ${subjectsOf(issue)}`;
  return {
    traffic_percent_low: round(low * weight, 2),
    traffic_percent_high: round(high * weight, 2),
    basis: `estimate, not a measurement: ${round(low, 2)}–${round(high, 2)} % assumed for a ${issue.severity} issue everywhere, here on ${reach}${evidence.basis}`,
  };
}

function subjectsOf({ measured_over }: Issue): string {
  return measured_over === 'resources' ? 'resources' : 'pages';
}

interface Evidence {
  factor: number;
  basis: string;
}

function weighEvidence(checkId: string, sources: ImpactSources): Evidence {
  const savings = weighSavings(checkId, sources);
  if (savings) return savings;
  const measure = MEASURES.get(checkId) ?? MEASURES.get(checkId.split('/')[0] ?? '');
  const gap = sources.benchmark?.gaps.find((point) => point.measure === measure);
  return gap
    ? { factor: GAP_FACTOR, basis: `, × ${GAP_FACTOR} because the benchmark shows a gap (${gap.detail})` }
    : { factor: 1, basis: '' };
}

/** Over the slowest run that names a saving. Savings overlap, so that only the largest counts. */
function weighSavings(checkId: string, { site }: ImpactSources): Evidence | null {
  const time = TIMES.get(checkId as 'speed/lcp');
  if (!time) return null;
  const runs = (site.speed ?? []).flatMap(({ metrics, strategy, opportunities, runtime_error }) => {
    if (!time.strategies.some((judged) => judged === strategy)) return [];
    const excess = (metrics[time.metric] ?? 0) - labBounds(time.metric, strategy, DEFAULT_THRESHOLDS).good;
    const saving = opportunities.reduce((most, { savings_ms }) => Math.max(most, savings_ms), 0);
    return runtime_error === null && excess > 0 && saving > 0 ? [{ excess, saving }] : [];
  });
  const [slowest] = runs.sort((one, other) => other.excess - one.excess);
  if (!slowest) return null;
  const factor = round(Math.min(1, Math.max(MIN_SAVINGS_SHARE, slowest.saving / slowest.excess)), 2);
  const named = `${Math.round(slowest.saving)} of the ${Math.round(slowest.excess)} ms that are too much`;
  return { factor, basis: `, × ${factor} because Lighthouse names a saving for ${named}` };
}
