import type { UrlInspection } from '../search-row.js';

export const INDEX_STATES = ['indexed', 'not_indexed', 'unknown'] as const;
export type IndexState = (typeof INDEX_STATES)[number];

/** "Submitted and indexed", "Indexed, not submitted in sitemap", "Indexed, though blocked by robots.txt". */
const INDEXED = /^(?:submitted and )?indexed\b/i;

/**
 * Whether the page is in Google's index. The state of coverage says it in words, English as asked for; without one the verdict
 * decides, by which "neutral" is a page that was left out (URL Inspection API: Verdict). Unknown where Google says neither.
 */
export function judgeIndexState({
  verdict,
  coverage_state,
}: Pick<UrlInspection, 'verdict' | 'coverage_state'>): IndexState {
  if (coverage_state !== null && INDEXED.test(coverage_state)) return 'indexed';
  if (verdict === 'pass') return 'indexed';
  if (verdict === 'unknown') return coverage_state === null ? 'unknown' : 'not_indexed';
  return 'not_indexed';
}
