import type { Check } from '../checks/check.js';
import type { CheckFinding } from '../judge.js';

/** One thing that was seen, in the form in which it is told from others. */
export interface SeenCause {
  /** Equal for what one change mends. */
  key: string;
  observed: string;
  where: string | null;
  target: string | null;
  count: number;
  pages: number;
  /** Pages that show it. */
  urls: readonly string[];
}

export interface SeenCauses {
  causes: SeenCause[];
  /** Cases that the finding counts and does not show, and what they were seen beside. */
  hidden: { key: string; count: number } | null;
  /** Whose path says which template it comes from. */
  subject: string;
}

/** Cases that a page check folded into one finding, as checks/fold-cases joins them. */
const CASE_SEPARATOR = '; ';

/** What lacks on each of these pages is a text of its own: the same observation is no common cause. */
const NEEDS_OWN_TEXT: ReadonlySet<string> = new Set(['title/missing', 'desc/missing', 'content/lorem-ipsum']);

/** Findings of these site checks are about a target; the pages they name are those that lead to it. */
const NAMES_SOURCES =
  /^(?:link|crawl|sitemap|robots|image|resource|url)\/|^hreflang\/(?:to-|missing-return|unlinked)|^canonical\/(?:to-(?:error|redirect|noindex|blocked|canonicalised)|unlinked-target|paginated-to-first)|^page\/(?:target-|gap)/;

/**
 * What one change mends is one cause: the same thing seen in the same place, on whatever page. A dead link of a shared
 * footer is one cause, and so is a picture without alt in a shared header, beside which each page shows its own.
 */
export function seeCauses(check: Pick<Check, 'id' | 'scope'>, finding: CheckFinding): SeenCauses {
  return check.scope === 'page' ? seeOnPage(check.id, finding) : seeOnSite(check.id, finding);
}

function seeOnPage(checkId: string, finding: CheckFinding): SeenCauses {
  const { url, observed, count = 1 } = finding;
  const page = finding.page_url ?? url;
  const target = url === page ? null : url;
  const where = finding.where ?? null;
  const seen = count > 1 ? [...new Set(observed.split(CASE_SEPARATOR))] : [observed];
  const own = NEEDS_OWN_TEXT.has(checkId) ? page : '';
  const keyOf = (text: string) => joinKey(generalise(text, where), where, target, own);
  const causes = seen.map((text) => ({
    key: keyOf(text),
    observed: text,
    where,
    target,
    count: seen.length === 1 ? count : 1,
    pages: 1,
    urls: [page],
  }));
  const rest = seen.length === 1 ? 0 : count - seen.length;
  return { causes, hidden: rest > 0 ? { key: keyOf(observed), count: rest } : null, subject: page };
}

function seeOnSite(checkId: string, finding: CheckFinding): SeenCauses {
  const { url, observed, count = 1, related_urls: related = [] } = finding;
  const where = finding.where ?? null;
  const namesSources = NAMES_SOURCES.test(checkId) && related.length > 0;
  const urls = namesSources ? related : [url, ...related];
  const cause = {
    key: joinKey(observed, where, url, ''),
    observed,
    where,
    target: namesSources ? url : null,
    count,
    pages: Math.max(count, urls.length),
    urls,
  };
  return { causes: [cause], hidden: null, subject: url };
}

/** A header is set once for the whole server, whatever number (a length, an age) differs in it from page to page. */
function generalise(observed: string, where: string | null): string {
  return where?.endsWith('header') ? observed.replace(/\d+/g, '#') : observed;
}

function joinKey(...parts: (string | null)[]): string {
  return parts.map((part) => part ?? '').join('\n');
}
