import type { Issue } from '../../audits/issue.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteFacts } from '../improvements/improvement.js';

/** The pages that the findings of some issues are about, each once, as far as they were crawled. */
export function affectedPages(issues: readonly Issue[], { site }: SiteFacts): PageSummary[] {
  const urls = new Set(issues.flatMap(({ sample }) => sample.map(({ url }) => url)));
  return [...urls].flatMap((url) => site.by_url.get(url) ?? []);
}
