import { round } from '../../../base/statistics/round.js';
import { hashText } from '../../../base/text/hash-text.js';
import { computeChange } from '../compare-figures.js';
import type { OpportunityBand, OpportunityDraft, SearchOpportunity, SupportingQuery } from '../search-opportunity.js';
import type { OpportunityFinder } from './opportunity-finder.js';

export interface FoundOpportunity {
  finder: OpportunityFinder;
  draft: OpportunityDraft;
  /** What was merged into it (see mergeByPage). */
  supporting_queries?: SupportingQuery[];
  other_intents?: string[];
  also?: SearchOpportunity['also'];
}

/** Weights of the score; confidence replaces the strength of competitors, which Search Console does not report. */
const WEIGHTS = { traffic: 0.4, ease: 0.3, confidence: 0.2, momentum: 0.1 } as const;
const BANDS: readonly [number, OpportunityBand][] = [
  [80, 'very_high'],
  [60, 'high'],
  [40, 'medium'],
  [20, 'low'],
];
/** A day's work is half as easy as no work. */
const HALF_EASE_HOURS = 8;
const PER_DAYS = 28;

/** Scores opportunities against each other and puts the best first. `days` are those of the analyzed period. */
export function rankOpportunities(found: readonly FoundOpportunity[], days: number): SearchOpportunity[] {
  const most = Math.max(1, ...found.map(({ draft }) => clicksOf(draft, days)));
  return found
    .map((one) => {
      const { finder, draft } = one;
      const hours = finder.effortOf(draft);
      const parts = partsOf(draft, { share: Math.log1p(clicksOf(draft, days)) / Math.log1p(most), hours });
      const score = round(
        100 *
          Object.entries(WEIGHTS).reduce((sum, [name, weight]) => sum + weight * parts[name as keyof typeof parts], 0),
        1,
      );
      return { ...one, hours, parts, score };
    })
    .sort((one, other) => other.score - one.score || clicksOf(other.draft, days) - clicksOf(one.draft, days))
    .map(({ finder, draft, supporting_queries = [], other_intents = [], also = [], hours, parts, score }, index) => ({
      ...draft,
      id: idOf(draft),
      rank: index + 1,
      title: finder.titleOf(draft),
      supporting_queries,
      other_intents,
      also,
      why: finder.whyOf?.(draft) ?? finder.why,
      steps: [...finder.stepsOf(draft), ...stepsFor(other_intents)],
      effort: { value: hours, unit: 'hours' },
      score,
      score_parts: parts,
      band: BANDS.find(([bound]) => score >= bound)?.[1] ?? 'very_low',
      phase: finder.phaseOf(draft),
    }));
}

/** Clicks of four weeks: those to be won, or those at stake where nothing can be estimated. */
function clicksOf({ estimated_click_gain: gain, figures }: OpportunityDraft, days: number): number {
  return gain === null ? (figures.clicks * PER_DAYS) / days : (gain.expected * PER_DAYS) / gain.per_days;
}

function partsOf(
  draft: OpportunityDraft,
  { share, hours }: { share: number; hours: number },
): SearchOpportunity['score_parts'] {
  const grown = computeChange(draft.figures, draft.previous).impressions_percent;
  return {
    traffic: round(share, 3),
    ease: round(HALF_EASE_HOURS / (HALF_EASE_HOURS + hours), 3),
    confidence: draft.confidence,
    // Halfway without earlier data; full at twice as many impressions, none where all are gone.
    momentum: grown === null ? 0.5 : round(Math.min(1, Math.max(0, 0.5 + grown / 200)), 3),
  };
}

/** A page that is shown for what it is not about. */
function stepsFor(otherIntents: readonly string[]): string[] {
  const [first] = otherIntents;
  if (first === undefined) return [];
  const names = otherIntents.slice(0, 3).map((query) => `"${query}"`);
  return [
    `The page cannot be about ${names.join(', ')} as well, which ask for something else: give ${otherIntents.length === 1 ? 'it a page of its own' : 'them pages of their own'} and link to them.`,
  ];
}

function idOf({ kind, query, url }: OpportunityDraft): string {
  return `${kind}:${(hashText(`${query ?? ''}\n${url ?? ''}`) >>> 0).toString(16).padStart(8, '0')}`;
}
