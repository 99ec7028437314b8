import type { Finding } from '../seo/checks/check.js';
import type { Issue } from './issue.js';
import { namesSources } from './names-sources.js';

/** What is changed at the named page itself although the check is about a target: the target lacks something. */
const EDITS_TARGET = /^(?:hreflang\/missing-return|crawl\/(?!status-4xx|redirect-)|url\/|image\/)/;
/** What is changed in a file or on the server, not on a page. */
const NOT_A_PAGE = /^(?:sitemap|robots|sec)\//;

/**
 * The pages whose source has to change for these findings, each once: where the check is about a target (a broken link,
 * a canonical, an alternate), the pages that name it. Empty when the change is not on a page.
 */
export function pagesToEdit({
  check_id: id,
  measured_over: over,
  sample,
}: Pick<Issue, 'check_id' | 'measured_over' | 'sample'>): string[] {
  if (NOT_A_PAGE.test(id)) return [];
  if (over === 'site' && !namesSources(id)) return [];
  return [...new Set(sample.flatMap((finding) => editedBy(id, finding)))];
}

function editedBy(id: string, { url, related_urls: related = [] }: Finding): string[] {
  return namesSources(id) && !EDITS_TARGET.test(id) && related.length > 0 ? related : [url];
}
