import type { IndexFinding, IndexFindingKind } from '../index-finding.js';
import type { InspectedComparison } from '../inspected-comparison.js';

/** A conclusion about single pages, which are then put together. */
export interface PageRule extends Pick<IndexFinding, 'severity' | 'title' | 'why' | 'fix'> {
  kind: IndexFindingKind;
  /** What Google says of a page that the rule is about; null where it is not. */
  find(compared: InspectedComparison, now: Date): string | null;
  /** Pages are put together by template, or by what Google says of them; all in one finding without it. */
  by?: 'template' | 'detail';
}
