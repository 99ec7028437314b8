import type { OpportunityKind } from '../../search/analysis/search-opportunity.js';
import type { InsightDraft } from '../ranking/draft.js';
import { draftWork } from '../ranking/draft-work.js';
import { readTrafficBase } from '../reading/read-traffic-base.js';
import type { AnalysisSource } from '../results/source.js';
import { draftBrandShare, draftFewData, draftNoCrawl } from './draft-context.js';
import { draftEvents } from './draft-events.js';
import { draftMovement } from './draft-movement.js';
import { readSearchGroups } from './draft-opportunities.js';
import { draftGroup } from './group-opportunities.js';
import { joinLosses } from './join-losses.js';

/** Kinds that are what a day of loss looks like page by page. */
const LOSSES: readonly OpportunityKind[] = ['decay', 'position_drop'];

/**
 * What one of our own search analyses says: what changed and why, its opportunities by kind, pages at risk, and what is not
 * known. One cause is one insight: a day on which the site fell explains the fall of the period and of its pages.
 */
export function ownSearchDrafts(analysis: AnalysisSource, input: unknown): InsightDraft[] {
  const base = readTrafficBase(analysis);
  const { groups, atRisk } = readSearchGroups(analysis, input, base);
  const events = draftEvents(analysis);
  const explains = (direction: 'loss' | 'gain') => events.some((event) => event.direction === direction);
  const isSaid = ({ kind }: { kind: OpportunityKind }) => LOSSES.includes(kind) && explains('loss');
  const lost = groups.filter(isSaid).flatMap(({ work }) => work);
  const first = events.find(({ direction }) => direction === 'loss');
  return [
    ...events.map((event) => (event === first ? joinLosses(event.draft, lost, base) : event.draft)),
    ...draftMovement(analysis).flatMap(({ draft, direction }) => (explains(direction) ? [] : [draft])),
    ...groups.filter((group) => !isSaid(group)).flatMap((group) => draftGroup(group, base)),
    ...atRisk.map(draftWork),
    ...draftFewData(analysis),
    ...draftBrandShare(analysis),
    ...draftNoCrawl(analysis),
  ];
}
