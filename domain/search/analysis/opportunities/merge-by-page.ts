import { foldTerm } from '../../../base/text/fold-term.js';
import { subjectWords } from '../../../base/text/subject-words.js';
import { sumGains } from '../click-gain.js';
import type { OpportunityDraft, OpportunityKind, SupportingQuery } from '../search-opportunity.js';
import type { FoundOpportunity } from './rank-opportunities.js';

/** A result that is not clicked where it ranks is to be rewritten before it is lifted. */
const CLICK_KINDS: readonly OpportunityKind[] = ['low_ctr', 'zero_click'];
/** Kinds whose gain is that of their query, so that those of several queries add up. */
const POSITION_KINDS: readonly OpportunityKind[] = ['quick_win', 'striking_distance', 'long_tail'];
const QUERY_KINDS: readonly OpportunityKind[] = [...POSITION_KINDS, 'low_ctr'];
const MOST_SUPPORTING = 10;

/**
 * One opportunity for each page, out of all that were found about it: that of its head query, with the other queries as
 * supporting ones. Queries that share no word with the head query ask for something else: no page can be about all of them,
 * so that they are named and their gain is not counted.
 */
export function mergeByPage(found: readonly FoundOpportunity[]): FoundOpportunity[] {
  const pages = new Map<string, FoundOpportunity[]>();
  for (const one of found) {
    const { url, query } = one.draft;
    const key = url ?? `query ${query}`;
    pages.set(key, [...(pages.get(key) ?? []), one]);
  }
  return [...pages.values()].map(mergePage);
}

function mergePage(all: readonly FoundOpportunity[]): FoundOpportunity {
  const isUnclicked = all.some(({ draft }) => CLICK_KINDS.includes(draft.kind));
  // Which page is to answer a query is decided before one of them is lifted.
  const isShared = all.some(({ draft }) => draft.kind === 'cannibalisation');
  const turn = ({ draft: { kind } }: FoundOpportunity) => {
    if (kind === 'technical_issue') return 0;
    return (isUnclicked || isShared) && POSITION_KINDS.includes(kind) ? 2 : 1;
  };
  const [head, ...others] = [...all].sort(
    (one, other) => turn(one) - turn(other) || gainPerHour(other) - gainPerHour(one),
  );
  if (!head) throw new Error('A page without an opportunity');
  if (others.length === 0) return head;
  const supporting = listSupporting(head.draft, others);
  const headQuery = head.draft.query ?? supporting[0]?.query ?? null;
  const foreign = headQuery === null ? [] : supporting.filter(({ query }) => !sharesWord(query, headQuery));
  const related = supporting.filter((query) => !foreign.includes(query));
  const gains = [head.draft, ...others.map(({ draft }) => draft).filter((draft) => isRelated(draft, related))];
  const isSummed = POSITION_KINDS.includes(head.draft.kind);
  return {
    finder: head.finder,
    draft: isSummed ? { ...head.draft, estimated_click_gain: sumGains(distinctGains(gains)) } : head.draft,
    supporting_queries: related.slice(0, MOST_SUPPORTING),
    other_intents: foreign.map(({ query }) => query).slice(0, MOST_SUPPORTING),
    also: listAlso(head, others),
  };
}

function gainPerHour({ finder, draft }: FoundOpportunity): number {
  return (draft.estimated_click_gain?.expected ?? 0) / finder.effortOf(draft);
}

function listSupporting(head: OpportunityDraft, others: readonly FoundOpportunity[]): SupportingQuery[] {
  const queries = new Map<string, SupportingQuery>();
  for (const { draft } of others) {
    const { kind, query, figures } = draft;
    if (query === null || query === head.query || queries.has(query) || !QUERY_KINDS.includes(kind)) continue;
    const { clicks, impressions, position } = figures;
    queries.set(query, { query, clicks, impressions, position });
  }
  return [...queries.values()].sort((one, other) => other.impressions - one.impressions);
}

function isRelated({ kind, query }: OpportunityDraft, related: readonly SupportingQuery[]): boolean {
  return POSITION_KINDS.includes(kind) && related.some((one) => one.query === query);
}

/** A query that is found by two kinds is to be won once. */
function distinctGains(drafts: readonly OpportunityDraft[]) {
  const queries = new Map(drafts.toReversed().map((draft) => [draft.query, draft.estimated_click_gain]));
  return [...queries.values()].toReversed().flatMap((gain) => (gain === null ? [] : [gain]));
}

function listAlso(head: FoundOpportunity, others: readonly FoundOpportunity[]): NonNullable<FoundOpportunity['also']> {
  const kinds = new Map<OpportunityKind, string>();
  for (const { finder, draft } of others) {
    const isSupporting = QUERY_KINDS.includes(draft.kind) && QUERY_KINDS.includes(head.draft.kind);
    if (draft.kind === head.draft.kind || isSupporting || kinds.has(draft.kind)) continue;
    kinds.set(draft.kind, finder.titleOf(draft));
  }
  return [...kinds].map(([kind, title]) => ({ kind, title }));
}

function sharesWord(query: string, head: string): boolean {
  const words = new Set(subjectWords(head).map(foldTerm));
  const own = subjectWords(query).map(foldTerm);
  return own.length === 0 || words.size === 0 || own.some((word) => words.has(word));
}
