import { analyzeTargetKeywords } from '../../audits/target-keywords.js';
import type { CheckFinding } from '../judge.js';
import type { ContentSite } from './content-site.js';

export interface WeakPageGroup {
  /** What they share: a text, or a term. */
  subject: string;
  pages: number;
  /** At most 10. */
  urls: string[];
}

/** Pages of the site that weaken it, as the checks of audits find them. Lists hold at most 50. */
export interface WeakPages {
  thin: { count: number; share: number; pages: { url: string; words: number; title: string }[] };
  duplicates: { exact: WeakPageGroup[]; near: WeakPageGroup[] };
  cannibalising: WeakPageGroup[];
  /** Neither changed nor published for 18 months, oldest first. */
  stale: { count: number; dated: number; pages: { url: string; date: string; age_days: number }[] };
}

/** What is read of the findings of a crawl. */
export const WEAK_PAGE_CHECKS: ReadonlySet<string> = new Set([
  'content/thin',
  'content/duplicate-exact',
  'content/duplicate-near',
  'content/keyword-cannibal',
]);

const MAX_LISTED = 50;
const MAX_URLS = 10;
const STALE_DAYS = 548;
const DAY_MS = 86_400_000;

/** `now` is ISO 8601. Cannibalising pages are those of the check, and those that share a target keyword in title and heading. */
export function findWeakPages(
  own: ContentSite,
  findings: readonly CheckFinding[],
  keywords: readonly string[],
  now: string,
): WeakPages {
  const of = (id: string) => findings.filter(({ check_id }) => check_id === id);
  const thin = new Set(of('content/thin').map(({ url }) => url));
  const thinPages = own.pages.filter(({ url }) => thin.has(url));
  const groups = (id: string) => of(id).map(groupOf).slice(0, MAX_LISTED);
  const competing = analyzeTargetKeywords(keywords, own.pages).filter((keyword) => keyword.competing_urls.length > 1);
  const targeted = competing.map(({ keyword, competing_urls: urls }) => ({
    subject: keyword,
    pages: urls.length,
    urls,
  }));
  return {
    thin: {
      count: thinPages.length,
      share: own.pages.length === 0 ? 0 : Math.round((thinPages.length / own.pages.length) * 1000) / 1000,
      pages: thinPages
        .map(({ url, word_count, title }) => ({ url, words: word_count, title }))
        .sort((one, other) => one.words - other.words)
        .slice(0, MAX_LISTED),
    },
    duplicates: { exact: groups('content/duplicate-exact'), near: groups('content/duplicate-near') },
    cannibalising: [...targeted, ...groups('content/keyword-cannibal')].slice(0, MAX_LISTED),
    stale: findStale(own, now),
  };
}

function groupOf({ observed, count, url, related_urls: related = [] }: CheckFinding): WeakPageGroup {
  const urls = [url, ...related];
  const subject = /^"(.*)" on \d+ pages$/.exec(observed)?.[1] ?? observed;
  return { subject, pages: count ?? urls.length, urls: urls.slice(0, MAX_URLS) };
}

function findStale({ pages }: ContentSite, now: string): WeakPages['stale'] {
  const end = Date.parse(now);
  const dated = pages.flatMap(({ url, date_modified: modified, date_published: published }) => {
    const date = modified ?? published;
    const instant = date === null ? Number.NaN : Date.parse(date);
    if (date === null || !(instant <= end)) return [];
    return [{ url, date, age_days: Math.floor((end - instant) / DAY_MS) }];
  });
  const stale = dated.filter(({ age_days: days }) => days >= STALE_DAYS);
  stale.sort((one, other) => other.age_days - one.age_days || (one.url < other.url ? -1 : 1));
  return { count: stale.length, dated: dated.length, pages: stale.slice(0, MAX_LISTED) };
}
