import { shorten } from '../../base/text/text-form.js';
import type { Finding } from './check.js';

const SAMPLE_SIZE = 3;
const OBSERVED_CHARS = 300;

/**
 * Folds all cases of one page into one finding: `count` says how many there are, `observed` shows the first three that
 * differ, at most 300 characters in all. No case, no finding.
 */
export function foldCases<Case>(
  url: string,
  cases: readonly Case[],
  describe: (item: Case) => string,
  extra: Pick<Finding, 'expected' | 'where' | 'severity'> = {},
): Finding[] {
  if (cases.length === 0) return [];
  const sample = new Set<string>();
  for (const item of cases) {
    if (sample.size === SAMPLE_SIZE) break;
    sample.add(shorten(describe(item), OBSERVED_CHARS));
  }
  // Few cases may say more of each.
  const maxChars = Math.floor(OBSERVED_CHARS / sample.size) - 2;
  return [
    { url, observed: [...sample].map((text) => shorten(text, maxChars)).join('; '), count: cases.length, ...extra },
  ];
}
