import type { PageSummary } from '../artifacts/page-summary.js';
import { isHtml200Summary } from '../site/summary-state.js';

/** Both return 200 with the same main text, and no canonical shows search engines which one is meant. */
export function isUnresolvedCopy(one: PageSummary, other: PageSummary): boolean {
  if (!isHtml200Summary(one) || !isHtml200Summary(other) || one.text_hash !== other.text_hash) return false;
  const chosen = one.canonical_url ?? one.url;
  return chosen !== (other.canonical_url ?? other.url);
}
