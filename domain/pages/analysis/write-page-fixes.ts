import type { Issue } from '../../audits/issue.js';
import type { Snippet } from '../../audits/recommendation.js';
import { ALL_FIXES } from '../../seo/fixes/all-fixes.js';
import type { SiteFacts } from '../../seo/improvements/improvement.js';
import { ALL_PAGE_FIXES } from './fixes/all-page-fixes.js';
import type { FixSubject } from './fixes/page-fix-writer.js';
import type { PageFix } from './page-analysis.js';

const MAX_FIXES = 12;
/** Longer code belongs into a generator, not into a list of fixes. */
const MAX_CODE_CHARS = 6000;

/** Code for this page that fixes the issues found, without repeats: fixes for whole sites first, then for pages. */
export function writePageFixes(issues: readonly Issue[], subject: FixSubject, facts: SiteFacts): PageFix[] {
  const bySite = ALL_FIXES.map(({ check_ids: ids, write }) => ({ ids, write: (own: Issue[]) => write(own, facts) }));
  const byPage = ALL_PAGE_FIXES.map(({ check_ids: ids, write }) => ({
    ids,
    write: (own: Issue[]) => write(own, subject),
  }));
  const seen = new Set<string>();
  const fixes = [...bySite, ...byPage].flatMap(({ ids, write }) => {
    const own = issues.filter(({ check_id }) => ids.includes(check_id));
    if (own.length === 0) return [];
    const check_ids = own.map(({ check_id }) => check_id);
    return write(own)
      .filter((snippet) => isUseful(snippet, subject.page.url))
      .map((snippet) => ({ ...snippet, check_ids }));
  });
  return fixes.filter(({ code }) => !seen.has(code) && seen.add(code)).slice(0, MAX_FIXES);
}

/** A fix for another page belongs to that page. */
function isUseful({ code, url }: Snippet, pageUrl: string): boolean {
  return code !== '' && code.length <= MAX_CODE_CHARS && (url === null || url === pageUrl);
}
