import type { InspectedPage } from './inspected-page.js';
import { type IndexState, judgeIndexState } from './judge-index-state.js';

export interface InspectedFilter {
  state?: IndexState | undefined;
  /** Google's state of coverage, exactly. */
  reason?: string | undefined;
}

/** An inspected page with whether it is indexed. */
export interface JudgedInspection extends InspectedPage {
  state: IndexState;
}

/** Those that meet all conditions, in the order given. */
export function filterInspected(pages: readonly InspectedPage[], filter: InspectedFilter): JudgedInspection[] {
  const { state, reason } = filter;
  return pages
    .map((page) => ({ ...page, state: judgeIndexState(page) }))
    .filter((page) => state === undefined || page.state === state)
    .filter((page) => reason === undefined || page.coverage_state === reason);
}
