import type { CompleteAudit } from '../audits/audit-result.js';
import { round } from '../base/statistics/round.js';
import { COMPONENT_WEIGHTS, type ComponentName } from '../seo/components.js';
import { combinedCap } from '../seo/scoring/gates/combined-cap.js';
import type { HealthBreakdown, HealthStatus } from './health-score.js';

/** How the parts make up the health score. Like the audit's own weights, with speed split by what it is measured on. */
export const HEALTH_WEIGHTS: Readonly<Record<keyof HealthBreakdown, number>> = {
  technical: 35,
  content: 35,
  performance: 15,
  mobile: 15,
};

/** From how many points on. */
const BANDS: readonly [from: number, status: HealthStatus][] = [
  [80, 'excellent'],
  [60, 'good'],
  [40, 'needs_attention'],
];

/**
 * The health of a site as its audit shows it: technical from technical SEO and the sitemap, content from on-page SEO and
 * content strategy, each by the audit's own weights; performance from all of Lighthouse, mobile from its mobile run
 * alone. The score is the weighted mean of the parts that were measured, at most what caps the audit's own score; null when
 * none was measured, or the crawl was unreliable.
 */
export function composeHealth(
  audit: Pick<CompleteAudit, 'component_scores' | 'components' | 'reliability'> &
    Partial<Pick<CompleteAudit, 'score_gates'>>,
): { score: number; breakdown: HealthBreakdown } | null {
  if (!audit.reliability.reliable) return null;
  const { component_scores: scores } = audit;
  const breakdown: HealthBreakdown = {
    technical: meanOf(scores, ['technical_seo', 'sitemap']),
    content: meanOf(scores, ['on_page_seo', 'content_strategy']),
    performance: scores.page_speed,
    mobile: mobileScore(audit.components.page_speed.metrics),
  };
  const score = weightedMean(PARTS.map((part) => ({ value: breakdown[part], weight: HEALTH_WEIGHTS[part] })));
  return score === null ? null : { score: Math.min(score, combinedCap(audit.score_gates ?? [])), breakdown };
}

const PARTS = Object.keys(HEALTH_WEIGHTS) as (keyof HealthBreakdown)[];

export function healthStatus(score: number): HealthStatus {
  return BANDS.find(([from]) => score >= from)?.[1] ?? 'critical';
}

function meanOf(scores: CompleteAudit['component_scores'], names: readonly ComponentName[]): number | null {
  return weightedMean(names.map((name) => ({ value: scores[name], weight: COMPONENT_WEIGHTS[name] })));
}

function weightedMean(parts: readonly { value: number | null; weight: number }[]): number | null {
  const measured = parts.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const weight = measured.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return null;
  return round(measured.reduce((sum, part) => sum + part.value * part.weight, 0) / weight, 1);
}

/** Lighthouse's performance on a phone, 0–100. Stored values are read with care: older audits may lack it. */
function mobileScore(metrics: Readonly<Record<string, unknown>>): number | null {
  const performance = read(read(read(read(metrics, 'strategies'), 'mobile'), 'scores'), 'performance');
  return typeof performance === 'number' ? performance : null;
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
