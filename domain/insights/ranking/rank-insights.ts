import { showEffort } from '../../audits/estimate-effort.js';
import { round } from '../../base/statistics/round.js';
import { plural } from '../../base/text/plural.js';
import { distinctEvidence } from '../compose-traced-text.js';
import type { Insight, InsightEvidence } from '../insight.js';
import type { InsightDraft, Weight } from './draft.js';

const WEIGHT_POINTS: Readonly<Record<Weight, number>> = { critical: 1, high: 0.8, medium: 0.5, low: 0.25, info: 0.1 };
/** The parts of the priority; together 1. */
const SHARES = { weight: 0.6, traffic: 0.25, ease: 0.15 } as const;
/** A working week of effort is half as easy as no effort. */
const HALF_EASE_DAYS = 5;
const HIGH_FROM = 7;
const MEDIUM_FROM = 4;

/** More than any draft has: evidence that a text rests on is never left out. */
const MAX_EVIDENCE = 60;
const MAX_STEPS = 8;
/** The tenth entry of a list comes behind the second. */
const BY_ID = new Intl.Collator('en', { numeric: true });
const MAX_KEYWORDS = 10;
/** The impact text of an insight when the input has no basis for an estimate. */
const NO_ESTIMATE = 'The input holds nothing that an estimate could rest on';

/**
 * Puts drafts in order, the most urgent first:
 *
 *   priority = 10 × (0.6 × weight + 0.25 × traffic + 0.15 × ease), rounded, 1 to 10
 *
 * where traffic is the middle of the estimate against the largest of the list (the weight itself where nothing is
 * estimated) and ease is 5 ÷ (5 + days). ROI is the return on a day of work against the best of the list; the return is the
 * middle of the traffic estimate, or the priority where no draft has one.
 */
export function rankInsights(drafts: readonly InsightDraft[], most: number): Insight[] {
  const largest = Math.max(0, ...drafts.map(middleOf));
  const ranked = drafts
    .map((draft) => ({ draft, urgency: urgencyOf(draft, largest) }))
    .sort((one, other) => other.urgency - one.urgency || BY_ID.compare(one.draft.id, other.draft.id))
    .slice(0, most);
  const kept = ranked.map(({ draft }) => draft);
  const best = { traffic: bestReturn(kept, middleOf), points: bestReturn(kept, pointsOf) };
  return ranked.map(({ draft, urgency }) =>
    toInsight(draft, Math.min(10, Math.max(1, Math.round(urgency * 10))), best),
  );
}

function toInsight(draft: InsightDraft, score: number, best: { traffic: number; points: number }): Insight {
  const { id, title, description, traffic, effort } = draft;
  const steps = draft.steps.slice(0, MAX_STEPS);
  return {
    id,
    title: title.text,
    description: description.text,
    priority_score: score,
    priority: score >= HIGH_FROM ? 'High' : score >= MEDIUM_FROM ? 'Medium' : 'Low',
    impact: {
      traffic_percent_low: traffic && round(traffic.low, 2),
      traffic_percent_high: traffic && round(traffic.high, 2),
      basis: traffic?.basis ?? NO_ESTIMATE,
    },
    effort: showEffort(effort.days),
    roi: roiOf(draft, best),
    steps: steps.map(({ text }) => text),
    evidence: evidenceOf(
      draft,
      steps.flatMap(({ evidence }) => evidence),
    ),
    related_keywords: [...new Set(draft.related_keywords)].slice(0, MAX_KEYWORDS),
  };
}

function evidenceOf(draft: InsightDraft, ofSteps: readonly InsightEvidence[]): InsightEvidence[] {
  const all = [
    ...draft.title.evidence,
    ...draft.description.evidence,
    ...(draft.traffic?.evidence ?? []),
    ...draft.effort.evidence,
    ...ofSteps,
    ...(draft.evidence ?? []),
  ];
  const { url } = draft;
  const [first, ...others] = distinctEvidence(all).slice(0, MAX_EVIDENCE);
  if (!first) return [];
  return [url === undefined ? first : { ...first, url }, ...others];
}

function roiOf(draft: InsightDraft, best: { traffic: number; points: number }): Insight['roi'] {
  const days = Math.max(draft.effort.days, LEAST_DAYS);
  const effort = `${plural(round(days, 2), 'day')} (${draft.effort.basis})`;
  if (draft.traffic !== null && best.traffic > 0)
    return {
      value: Math.round((100 * returnOf(draft, middleOf)) / best.traffic),
      basis: `${round(middleOf(draft), 2)}% of traffic ÷ ${effort}, against the best of this list`,
    };
  // Among estimated returns, one without an estimate counts half.
  const [most, half] = best.traffic > 0 ? [50, ', half of it'] : [100, ''];
  return {
    value: best.points > 0 ? Math.round((most * returnOf(draft, pointsOf)) / best.points) : 0,
    basis: `weight "${draft.weight}" ÷ ${effort}, against the best of this list${half}; no traffic is estimated`,
  };
}

/** Less than an hour is not worth counting. */
const LEAST_DAYS = 0.1;

function returnOf(draft: InsightDraft, gainOf: (draft: InsightDraft) => number): number {
  return gainOf(draft) / Math.max(draft.effort.days, LEAST_DAYS);
}

function bestReturn(drafts: readonly InsightDraft[], gainOf: (draft: InsightDraft) => number): number {
  return Math.max(0, ...drafts.map((draft) => returnOf(draft, gainOf)));
}

function urgencyOf(draft: InsightDraft, largest: number): number {
  const weight = WEIGHT_POINTS[draft.weight];
  const traffic = draft.traffic === null || largest === 0 ? weight : middleOf(draft) / largest;
  const ease = HALF_EASE_DAYS / (HALF_EASE_DAYS + draft.effort.days);
  return SHARES.weight * weight + SHARES.traffic * traffic + SHARES.ease * ease;
}

function middleOf({ traffic }: InsightDraft): number {
  return traffic === null ? 0 : (traffic.low + traffic.high) / 2;
}

function pointsOf({ weight }: InsightDraft): number {
  return WEIGHT_POINTS[weight];
}
