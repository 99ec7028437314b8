import type { Finding } from './check.js';
import { foldCases } from './fold-cases.js';

/**
 * All cases on one page as one finding that counts once: what is measured is the share of pages. The number of cases
 * comes before the first three of them.
 */
export function foldToPage<Case>(
  url: string,
  cases: readonly Case[],
  describe: (item: Case) => string,
  extra: Pick<Finding, 'expected' | 'where' | 'severity'> = {},
): Finding[] {
  return foldCases(url, cases, describe, extra).map(({ count, ...finding }) =>
    cases.length > 1 ? { ...finding, observed: `${cases.length}: ${finding.observed}` } : finding,
  );
}
