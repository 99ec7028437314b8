import {
  OPPORTUNITY_KINDS,
  type OpportunityKind,
  type SearchOpportunity,
} from '../../search/analysis/search-opportunity.js';
import type { InsightDraft } from '../ranking/draft.js';
import { draftWork } from '../ranking/draft-work.js';
import type { FoundWork } from '../reading/found-work.js';
import { valueAt } from '../reading/json-path.js';
import { numberIn, partAlong } from '../reading/place.js';
import { readTrafficBase } from '../reading/read-traffic-base.js';
import { readWork } from '../reading/read-work.js';
import { NOTHING_SHOWN } from '../results/entries/read-search-work.js';
import type { Source } from '../results/source.js';
import { draftBrandShare, draftFewData, draftNoCrawl } from './draft-context.js';
import { draftEvents } from './draft-events.js';
import { draftMovement } from './draft-movement.js';
import { draftGroup } from './group-opportunities.js';
import { joinLosses } from './join-losses.js';

/**
 * What one of our own search analyses says: what changed and why, its opportunities by kind, pages at risk, and what is not
 * known. One cause is one insight: a day on which the site fell explains the fall of the period.
 */
export function ownSearchDrafts(analysis: Source, input: unknown): InsightDraft[] {
  const base = readTrafficBase(analysis);
  const { work } = readWork(analysis, base);
  const counts = partAlong(
    analysis,
    analysis.type === 'search_performance' ? 'content_opportunities.by_kind' : 'by_kind',
  );
  const kindOf = ({ path }: FoundWork) => {
    const entry = valueAt(input, path);
    return isOpportunity(entry) ? entry.kind : null;
  };
  const groups = OPPORTUNITY_KINDS.map((kind) => ({
    kind,
    work: work.filter((one) => one.titled === 'title' && kindOf(one) === kind && isWorthIt(one)),
    count: counts === null ? null : numberIn(partAlong(counts, kind)),
  }));
  const events = draftEvents(analysis);
  const explains = (direction: 'loss' | 'gain') => events.some((event) => event.direction === direction);
  const isSaid = ({ kind }: { kind: OpportunityKind }) => LOSSES.includes(kind) && explains('loss');
  const lost = groups.filter(isSaid).flatMap(({ work: pages }) => pages);
  const first = events.find(({ direction }) => direction === 'loss');
  return [
    ...events.map((event) => (event === first ? joinLosses(event.draft, lost, base) : event.draft)),
    ...draftMovement(analysis).flatMap(({ draft, direction }) => (explains(direction) ? [] : [draft])),
    ...groups.filter((group) => !isSaid(group)).flatMap((group) => draftGroup(group, base)),
    ...work.filter(({ titled }) => titled === 'fault').map(draftWork),
    ...draftFewData(analysis),
    ...draftBrandShare(analysis),
    ...draftNoCrawl(analysis),
  ];
}

/** Kinds that are what a day of loss looks like page by page. */
const LOSSES: readonly OpportunityKind[] = ['decay', 'position_drop'];

/** Work that may win something, or that keeps clicks. */
function isWorthIt({ traffic, fault, unestimated }: FoundWork): boolean {
  return fault !== null || (traffic === null ? unestimated !== NOTHING_SHOWN : (traffic.expected ?? traffic.high) > 0);
}

function isOpportunity(entry: unknown): entry is Pick<SearchOpportunity, 'kind'> {
  return typeof entry === 'object' && entry !== null && 'kind' in entry;
}
