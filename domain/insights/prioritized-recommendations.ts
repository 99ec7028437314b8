import { effortDays } from '../audits/plan-phases.js';
import { significantWords } from '../base/text/significant-words.js';
import { writeText } from '../base/text/write-text.js';
import { composeTraced, joinTraced, toEvidence } from './compose-traced-text.js';
import type { Insight } from './insight.js';
import type { InsightReport } from './insight-report.js';
import type { CapacityPlan } from './ranking/capacity-plan.js';
import { type InsightDraft, WEIGHTS } from './ranking/draft.js';
import { draftWork } from './ranking/draft-work.js';
import { rankInsights } from './ranking/rank-insights.js';
import type { FoundWork } from './reading/found-work.js';
import { inputWarnings } from './reading/input-warnings.js';
import { type Figure, part } from './reading/place.js';
import { type ContextText, readCapacity, readContext } from './reading/read-context.js';
import { readTrafficBase } from './reading/read-traffic-base.js';
import { readWork } from './reading/read-work.js';
import { type ResultTypes, toSource } from './results/source.js';

const MAX_INSIGHTS = 30;
/** More than any list has. */
const FIRST = 10_000;

/**
 * Recommendations by their value to the business: in the order of rankInsights, with those about topics of the business
 * context raised by one step of weight; a priority that the input states stays.
 */
export function prioritizedRecommendations(
  input: unknown,
  types: ResultTypes = {},
): InsightReport<'prioritized_recommendations'> {
  const root = { path: '', value: input };
  const given = toSource(part(root, 'all_recommendations') ?? root, types);
  const context = part(root, 'business_context');
  const texts = readContext(context);
  const { work } = readWork(given, readTrafficBase(given));
  const insights = rankInsights(
    work.map((each) => raise(draftWork(each), each, texts)),
    MAX_INSIGHTS,
  );
  const warnings = [
    ...inputWarnings(root),
    ...(work.length === 0 ? ['all_recommendations hold none that could be read'] : []),
    ...(work.length > MAX_INSIGHTS
      ? [writeText`Of ${work.length} recommendations, the first ${MAX_INSIGHTS} are listed`]
      : []),
    ...(texts.length === 0 ? ['business_context says nothing that recommendations could be held against'] : []),
  ];
  return { insights, warnings, capacity: planCapacity(insights, readCapacity(context)) };
}

function raise(draft: InsightDraft, work: FoundWork, texts: readonly ContextText[]): InsightDraft {
  const served = servedBy(work, texts);
  if (served === null) return draft;
  const weight = WEIGHTS[Math.max(0, WEIGHTS.indexOf(draft.weight) - 1)] ?? draft.weight;
  const serves = composeTraced`It serves what the business context names: "${served}".`;
  // The priority stays that of its source: what serves the business comes first within it.
  const rank = draft.rank === undefined ? {} : { rank: draft.rank - FIRST };
  return { ...draft, weight, ...rank, description: joinTraced([draft.description, serves], ' ') };
}

/** The text of the context that shares most words with a piece of work. */
function servedBy(work: FoundWork, texts: readonly ContextText[]): Figure<string> | null {
  const said = [work.title, ...(work.why ? [work.why] : []), ...work.keywords, ...work.urls];
  const words = new Set(said.flatMap(({ value }) => significantWords(value)));
  const shared = texts.map(({ figure, words: wanted }) => ({
    figure,
    count: [...wanted].filter((word) => words.has(word)).length,
  }));
  const [best] = shared.sort((one, other) => other.count - one.count);
  return best !== undefined && best.count > 0 ? best.figure : null;
}

function planCapacity(insights: readonly Insight[], days: Figure<number> | null): CapacityPlan | null {
  if (days === null) return null;
  const plan: CapacityPlan = { days: days.value, evidence: toEvidence(days), fitting: [], later: [] };
  let left = days.value;
  for (const { id, effort } of insights) {
    const needed = effortDays(effort);
    (needed <= left ? plan.fitting : plan.later).push(id);
    if (needed <= left) left -= needed;
  }
  return plan;
}
