import { OPPORTUNITY_KINDS, type SearchOpportunity } from '../../search/analysis/search-opportunity.js';
import type { InsightDraft } from '../ranking/draft.js';
import { draftWork } from '../ranking/draft-work.js';
import type { FoundWork } from '../reading/found-work.js';
import { valueAt } from '../reading/json-path.js';
import { numberIn, partAlong } from '../reading/place.js';
import { readWork } from '../reading/read-work.js';
import type { TrafficBase } from '../reading/traffic-base.js';
import { NOTHING_SHOWN } from '../results/entries/read-search-work.js';
import type { AnalysisSource } from '../results/source.js';
import { draftGroup, type OpportunityGroup } from './group-opportunities.js';

export interface SearchWork {
  groups: OpportunityGroup[];
  /** Pages at risk that no opportunity speaks of. */
  atRisk: FoundWork[];
}

/** What a search analysis says is to be done and may win something, by kind. `input` is what its paths lead into. */
export function readSearchGroups(analysis: AnalysisSource, input: unknown, base: TrafficBase | null): SearchWork {
  const { work } = readWork(analysis, base);
  const counts = partAlong(
    analysis,
    analysis.type === 'search_performance' ? 'content_opportunities.by_kind' : 'by_kind',
  );
  const kindOf = ({ path }: FoundWork) => {
    const entry = valueAt(input, path);
    return isOpportunity(entry) ? entry.kind : null;
  };
  return {
    groups: OPPORTUNITY_KINDS.map((kind) => {
      const own = work.filter((one) => one.titled === 'title' && kindOf(one) === kind && isWorthIt(one));
      const count = counts === null ? null : numberIn(partAlong(counts, kind));
      return { kind, work: own, count: count?.value === own.length ? count : null };
    }),
    atRisk: work.filter(({ titled }) => titled === 'fault'),
  };
}

/** What a plan made from an analysis consists of: opportunities of a search analysis by kind, all other work one by one. */
export function draftPlannedWork(analysis: AnalysisSource, input: unknown, base: TrafficBase | null): InsightDraft[] {
  if (analysis.type !== 'search_performance' && analysis.type !== 'content_opportunities')
    return readWork(analysis, base).work.map(draftWork);
  const { groups, atRisk } = readSearchGroups(analysis, input, base);
  return [...groups.flatMap((group) => draftGroup(group, base)), ...atRisk.map(draftWork)];
}

/** Work that may win something, or that keeps clicks. */
function isWorthIt({ traffic, fault: error, unestimated }: FoundWork): boolean {
  return error !== null || (traffic === null ? unestimated !== NOTHING_SHOWN : (traffic.expected ?? traffic.high) > 0);
}

function isOpportunity(entry: unknown): entry is Pick<SearchOpportunity, 'kind'> {
  return typeof entry === 'object' && entry !== null && 'kind' in entry;
}
