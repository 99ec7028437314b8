import { composeTraced, joinTraced } from '../compose-traced-text.js';
import type { InsightDraft } from '../ranking/draft.js';
import type { FoundWork } from '../reading/found-work.js';
import type { TrafficBase } from '../reading/traffic-base.js';
import { nameWork, sumGroupGains } from './group-opportunities.js';

const MAX_NAMED = 5;

/** A day of loss with the pages that have lost clicks or places since: one cause, one insight. */
export function joinLosses(draft: InsightDraft, lost: readonly FoundWork[], base: TrafficBase | null): InsightDraft {
  if (lost.length === 0) return draft;
  const named = joinTraced(lost.slice(0, MAX_NAMED).map(nameWork), '; ');
  return {
    ...draft,
    description: composeTraced`${draft.description} Pages with fewer clicks or lower positions since: ${named}.`,
    traffic: sumGroupGains(lost, base),
    effort: {
      days: lost.reduce((sum, { effort }) => sum + (effort?.days ?? 0), draft.effort.days),
      basis: 'a day to find the cause, and each of the pages as the analysis estimates it',
      evidence: [],
    },
  };
}
