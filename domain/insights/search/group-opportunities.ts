import { priorityOfCost } from '../../audits/priority-of-cost.js';
import { PRIORITY_ORDER } from '../../audits/ranking-constants.js';
import type { Priority } from '../../audits/recommendation.js';
import { roundedRange } from '../../audits/rounded-range.js';
import { round } from '../../base/statistics/round.js';
import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import type { OpportunityKind } from '../../search/analysis/search-opportunity.js';
import { composeTraced, joinTraced, type TracedText, toEvidence } from '../compose-traced-text.js';
import type { InsightDraft, TrafficGuess } from '../ranking/draft.js';
import { draftWork } from '../ranking/draft-work.js';
import type { FoundWork } from '../reading/found-work.js';
import type { Figure } from '../reading/place.js';
import type { TrafficBase } from '../reading/traffic-base.js';
import { KIND_WORDS } from './kind-words.js';

const MAX_NAMED = 5;
const ALL: TracedText = { text: 'They are', evidence: [] };
const FIRST: TracedText = { text: 'The best of them', evidence: [] };

/** Opportunities of one kind; `count` is how many the analysis counts, where these are all of them. */
export interface OpportunityGroup {
  kind: OpportunityKind;
  work: readonly FoundWork[];
  count: Figure<number> | null;
}

/**
 * What opportunities of one kind come to: alone as they are, several as one insight, since they have one cause and one way to
 * deal with it. It names the best of them; the analysis lists them all.
 */
export function draftGroup({ kind, work, count }: OpportunityGroup, base: TrafficBase | null): InsightDraft[] {
  const [first, ...others] = work;
  if (first === undefined) return [];
  if (others.length === 0) return [draftWork(first)];
  const words = KIND_WORDS[wordsFor(kind, work)];
  const named = work.slice(0, MAX_NAMED);
  const how = composeTraced`${words.why} ${work.length > MAX_NAMED ? FIRST : ALL}: ${joinTraced(named.map(nameWork), '; ')}.`;
  const traffic = sumGroupGains(work, base);
  const priority = weighGroup(work, traffic);
  const [url] = first.urls;
  return [
    {
      id: `opportunities:${kind}`,
      title: words.title(count ?? { text: 'several', evidence: [] }),
      description: how,
      steps: words.steps.map((text) => ({ text, evidence: [] })),
      weight: first.weight ?? 'medium',
      priority,
      traffic,
      unestimated: first.unestimated ?? 'not estimated: the analysis estimates no gain',
      effort: {
        days: work.reduce((sum, { effort }) => sum + (effort?.days ?? 0), 0),
        basis: writeText`all ${work.length} of them, as the analysis estimates each`,
        evidence: named.flatMap(({ effort }) => effort?.evidence ?? []),
      },
      related_keywords: work.flatMap(({ keywords }) => keywords.map(({ value }) => value)),
      ...(url === undefined ? {} : { url: url.value }),
    },
  ];
}

/** A page or query with its figures, in a few words. */
export function nameWork({ keywords: [query], urls: [url], title, figures }: FoundWork): TracedText {
  const about =
    query === undefined
      ? composeTraced`${url ?? title}`
      : url === undefined
        ? composeTraced`"${query}"`
        : composeTraced`"${query}" on ${url}`;
  const clicks = figures?.clicks ?? null;
  const position = figures?.position ?? null;
  if (clicks === null) return about;
  return position === null
    ? composeTraced`${about} (${clicks} clicks)`
    : composeTraced`${about} (${clicks} clicks, position ${position})`;
}

/** By what all of them together are expected to win; urgent only where one of them is. */
function weighGroup(work: readonly FoundWork[], traffic: TrafficGuess | null): Priority {
  const own = PRIORITY_ORDER.find((one) => work.some(({ priority }) => priority === one)) ?? 'Medium';
  const isMore = priorityOfCost(traffic?.expected ?? 0, 'medium') !== 'Low';
  return own === 'Low' && isMore ? 'Medium' : own;
}

/** Titles are known where the pages were crawled: their opportunities say what is missing rather than what to check. */
function wordsFor(kind: OpportunityKind, work: readonly FoundWork[]): keyof typeof KIND_WORDS {
  return kind === 'quick_win' && work.every(({ is_inferred }) => !is_inferred) ? 'missing_words' : kind;
}

/** Two pages that want the same query can win it once: the larger gain counts. */
export function sumGroupGains(work: readonly FoundWork[], base: TrafficBase | null): TrafficGuess | null {
  const bySubject = new Map<string, TrafficGuess>();
  for (const { traffic, keywords, urls, path } of work) {
    const subject = keywords[0]?.value ?? urls[0]?.value ?? path;
    const known = bySubject.get(subject);
    if (traffic !== null && (known === undefined || known.high < traffic.high)) bySubject.set(subject, traffic);
  }
  const gains = [...bySubject.values()];
  if (gains.length === 0 || base === null) return null;
  const [low, high] = roundedRange(
    gains.reduce((sum, gain) => sum + gain.low, 0),
    gains.reduce((sum, gain) => sum + gain.high, 0),
  );
  const expected = gains.reduce((sum, gain) => sum + (gain.expected ?? (gain.low + gain.high) / 2), 0);
  return {
    low,
    expected,
    high,
    basis: writeText`estimate: the sum of ${plural(gains.length, 'estimate')} of the search analysis; about ${round(expected, 1)}% of today's ${base.clicks.value} clicks are expected, and each query counts once`,
    evidence: [toEvidence(base.clicks), ...gains.slice(0, MAX_NAMED).flatMap(({ evidence }) => evidence)],
  };
}
