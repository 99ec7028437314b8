import { parseUrl } from '../base/url/parse-url.js';
import type { Check } from '../seo/checks/check.js';
import type { CheckFinding } from '../seo/judge.js';
import { namesSources } from './names-sources.js';
import { isWrittenWork } from './written-work.js';

/** One thing that was seen, in the form that identifies it. */
export interface SeenCause {
  /** Equal for everything that one change fixes. */
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

/** What each of these pages lacks is a text of its own: the same observation is no common cause. */
const OWN_TEXT: ReadonlySet<string> = new Set(['title/missing', 'desc/missing']);

/** "175 words", "7.7% (…)": two pages with the same figure share a figure. */
const FIGURE = /^(?:about )?\d[\d.,]* ?(?:%|\p{L})/u;

/** Checks that observe an address which a template makes from the page's own. */
const OWN_ADDRESS = /^(?:canonical|hreflang)\//;

/**
 * What one change fixes is one cause: the same thing seen in the same place, on any page. A dead link in a shared
 * footer is one cause, and so is an image without alt in a shared header, even if each page also has its own images.
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
  const path = OWN_ADDRESS.test(checkId) ? (parseUrl(page)?.pathname ?? '') : '';
  const keyOf = (text: string) => {
    const isOwn = OWN_TEXT.has(checkId) || isWrittenWork(checkId) || FIGURE.test(text);
    return joinKey(generalize(text, where, path), where, target, isOwn && !isHeader(where) ? page : '');
  };
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
  const isTarget = namesSources(checkId) && related.length > 0;
  const urls = isTarget ? related : [url, ...related];
  const cause = {
    key: joinKey(observed, where, url, ''),
    observed,
    where,
    target: isTarget ? url : null,
    count,
    pages: Math.max(count, urls.length),
    urls,
  };
  return { causes: [cause], hidden: null, subject: url };
}

/**
 * What differs from page to page although one setting makes it: numbers (a length, an age) in a header, which is set for
 * the whole server, the page's own path in an address, and the steps up in front of a relative one.
 */
function generalize(observed: string, where: string | null, path: string): string {
  if (isHeader(where)) return observed.replace(/\d+/g, '#');
  const relative = observed.replace(/^(?:\.\.?\/)+/, '');
  return path.length > 1 ? relative.replaceAll(path, '*') : relative;
}

function isHeader(where: string | null): boolean {
  return where?.endsWith('header') ?? false;
}

function joinKey(...parts: (string | null)[]): string {
  return parts.map((part) => part ?? '').join('\n');
}
