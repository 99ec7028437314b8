import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { redirectChain } from './redirect-chain.js';
import { isHtml200Summary } from './summary-state.js';

/**
 * The page that the start URL ends on, redirects followed; null unless it returned 200 with HTML. Site-wide settings such
 * as response headers are judged on it.
 */
export function startPage(site: Pick<SiteArtifacts, 'start_url' | 'by_url'>): PageSummary | null {
  const { end } = redirectChain(site, site.start_url);
  return end && isHtml200Summary(end) ? end : null;
}
