import { roundEffort } from '../../audits/estimate-effort.js';
import { PRIORITY_ORDER } from '../../audits/ranking-constants.js';
import { round } from '../../base/statistics/round.js';
import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import { distinctEvidence } from '../compose-traced-text.js';
import type { Insight, InsightEvidence } from '../insight.js';
import { boundGains } from './bound-gains.js';
import type { InsightDraft, Weight } from './draft.js';
import { placeInBand, priorityOfScore, spreadOverBand } from './place-in-band.js';

const WEIGHT_POINTS: Readonly<Record<Weight, number>> = { critical: 1, high: 0.8, medium: 0.5, low: 0.25, info: 0.1 };
/** The parts of the priority; together 1. */
const SHARES = { weight: 0.6, traffic: 0.25, ease: 0.15 } as const;
/** A working week of effort is half as easy as no effort. */
const HALF_EASE_DAYS = 5;

/** More than any draft has: evidence that a text rests on is never left out. */
const MAX_EVIDENCE = 60;
const MAX_STEPS = 8;
/** The tenth entry of a list comes behind the second. */
const BY_ID = new Intl.Collator('en', { numeric: true });
const MAX_KEYWORDS = 10;
/** The impact text of an insight whose source says nothing of it: audits say the same. */
const NO_ESTIMATE = 'not estimated: without clicks from search there is nothing to estimate a gain from';

/**
 * Puts drafts in order, the most urgent first:
 *
 *   priority = 10 × (0.6 × weight + 0.25 × traffic + 0.15 × ease), rounded, 1 to 10
 *
 * where traffic is the likeliest gain against the largest of the list (the weight itself where nothing is estimated) and ease
 * is 5 ÷ (5 + days). What its source has given a priority keeps it: the score stays within the priority, in the order of the
 * source. Estimates are bounded first (see boundGains). ROI is the return on a day of work against the best of the list; the
 * return is the likeliest gain, or the priority where no draft has one.
 */
export function rankInsights(given: readonly InsightDraft[], most: number): Insight[] {
  const largest = Math.max(0, ...given.map(likelyGain));
  const scores = scoreDrafts(given, largest);
  const ranked = given
    .map((draft) => ({ draft, score: scores.get(draft) ?? 1, urgency: urgencyOf(draft, largest) }))
    .sort(
      (one, other) =>
        other.score - one.score ||
        compareRanks(one.draft, other.draft) ||
        other.urgency - one.urgency ||
        BY_ID.compare(one.draft.id, other.draft.id),
    )
    .slice(0, most);
  const kept = boundGains(ranked.map(({ draft }) => draft));
  const best = { traffic: bestReturn(kept, likelyGain), points: bestReturn(kept, pointsOf) };
  return kept.map((draft, at) => toInsight(draft, ranked[at]?.score ?? 1, best));
}

/** By the formula; ranked drafts of a priority are spread over its band in the order of their source. */
function scoreDrafts(drafts: readonly InsightDraft[], largest: number): Map<InsightDraft, number> {
  const scores = new Map<InsightDraft, number>();
  for (const draft of drafts) {
    const score = Math.min(10, Math.max(1, Math.round(urgencyOf(draft, largest) * 10)));
    scores.set(draft, draft.priority === undefined ? score : placeInBand(score, draft.priority));
  }
  for (const priority of PRIORITY_ORDER) {
    const ranked = drafts.filter((draft) => draft.priority === priority && draft.rank !== undefined);
    const spread = spreadOverBand(ranked.length, priority);
    ranked.sort(compareRanks).forEach((draft, at) => {
      scores.set(draft, spread[at] ?? 1);
    });
  }
  return scores;
}

/** What nobody has ranked comes after what has a rank. */
function compareRanks({ rank: one }: InsightDraft, { rank: other }: InsightDraft): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return one - other;
}

function toInsight(draft: InsightDraft, score: number, best: { traffic: number; points: number }): Insight {
  const { id, title, description, traffic, effort } = draft;
  const steps = draft.steps.slice(0, MAX_STEPS);
  return {
    id,
    title: title.text,
    description: description.text,
    priority_score: score,
    priority: priorityOfScore(score),
    impact: {
      traffic_percent_low: traffic && round(traffic.low, 2),
      traffic_percent_high: traffic && round(traffic.high, 2),
      basis: traffic?.basis ?? draft.unestimated ?? NO_ESTIMATE,
    },
    effort: roundEffort(effort.days),
    roi: roiOf(draft, best),
    steps: steps.map(({ text }) => text),
    evidence: evidenceOf(
      draft,
      steps.flatMap(({ evidence }) => evidence),
    ),
    related_keywords: [...new Set(draft.related_keywords)].slice(0, MAX_KEYWORDS),
    generated_by: 'rules',
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
      value: Math.round((100 * returnOf(draft, likelyGain)) / best.traffic),
      basis: writeText`${round(likelyGain(draft), 2)}% of traffic ÷ ${effort}, against the best of this list`,
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
  const traffic = draft.traffic === null || largest === 0 ? weight : likelyGain(draft) / largest;
  const ease = HALF_EASE_DAYS / (HALF_EASE_DAYS + draft.effort.days);
  return SHARES.weight * weight + SHARES.traffic * traffic + SHARES.ease * ease;
}

function likelyGain({ traffic }: InsightDraft): number {
  return traffic === null ? 0 : (traffic.expected ?? (traffic.low + traffic.high) / 2);
}

function pointsOf({ weight }: InsightDraft): number {
  return WEIGHT_POINTS[weight];
}
