import type { Issue } from '../../audits/issue.js';
import { pagesToEdit } from '../../audits/pages-to-edit.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteFacts } from '../improvements/improvement.js';

/**
 * The pages whose source has to change for these issues, each once, as far as they were crawled: of a broken canonical or
 * alternate the page that names it, never its target.
 */
export function editedPages(issues: readonly Issue[], { site }: Pick<SiteFacts, 'site'>): PageSummary[] {
  const urls = new Set(issues.flatMap(pagesToEdit));
  return [...urls].flatMap((url) => site.by_url.get(url) ?? []);
}
