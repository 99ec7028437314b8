import { significantWords } from '../../../base/text/significant-words.js';
import { siteNameCutter } from '../../../base/text/site-name-cutter.js';
import { subjectWords } from '../../../base/text/subject-words.js';
import { comparable } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { pageLanguage } from '../../site/page-language.js';
import type { SiteCheck } from '../check.js';
import { findDuplicates } from '../find-duplicates.js';

/** One shared word ("contact", "pricing") names a kind of page rather than a search. */
const MIN_WORDS = 2;
/** A word in more than half of the titles is the brand or the subject of the whole site. */
const SITE_WIDE_SHARE = 0.5;
const SITE_WIDE_MIN_PAGES = 10;
/** "pandas.Series.at_time", "std::fmt", "read()": names in code, distinguished by words that mean little elsewhere. */
const CODE_NAME = /\w_\w|\w::\w|\w\(\)|\w\.\w+\.\w/;

export const contentKeywordCannibal: SiteCheck = {
  id: 'content/keyword-cannibal',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Keyword cannibalization',
  why: 'When several pages have one target, search engines switch between them and none collects the links and clicks of all.',
  fix: 'Choose one page for the term, give the others their own subject, and link from them to it.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 2,
  judge(site) {
    const pages = site.pages.filter((page) => page.indexable && page.title !== '' && page.h1 !== '');
    const brand = siteWideWords(pages);
    const withoutName = siteNameCutter(pages.map(({ title }) => title));
    const targetOf = (page: PageSummary) =>
      targetTerm(withoutName(page.title), page.h1, { brand, language: pageLanguage(page) || null });
    return findDuplicates(
      site,
      (page) => (page.title && page.h1 ? targetOf(page) : ''),
      'one page for one term',
    ).flatMap((finding) => {
      const members = [finding.url, ...(finding.related_urls ?? [])].flatMap((url) => site.by_url.get(url) ?? []);
      // Copies of one text, and titles that are the same to the letter, have checks of their own.
      if (new Set(members.map(({ text_hash }) => text_hash)).size < 2) return [];
      if (new Set(members.map(({ title }) => comparable(title))).size < 2) return [];
      return [
        { ...finding, observed: writeText`"${finding.observed}" on ${finding.count} pages`, where: 'title and h1' },
      ];
    });
  },
};

/**
 * The words that title and h1 have in common, in alphabetical order; '' when too few of them are meaningful. Short
 * words and the brand do not make a target, but distinguish one from another: "java.awt" and "java.awt.im" are two
 * subjects.
 */
function targetTerm(
  title: string,
  h1: string,
  { brand, language }: { brand: ReadonlySet<string>; language: string | null },
): string {
  if (CODE_NAME.test(title)) return '';
  const inHeading = new Set(subjectWords(h1, language));
  const shared = new Set(subjectWords(title, language).filter((word) => inHeading.has(word)));
  const telling = significantWords([...shared].join(' '), language).filter((word) => !brand.has(word));
  return telling.length < MIN_WORDS ? '' : [...shared].sort().join(' ');
}

function siteWideWords(pages: readonly PageSummary[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const word of new Set(significantWords(page.title, pageLanguage(page) || null)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  if (pages.length < SITE_WIDE_MIN_PAGES) return new Set();
  return new Set([...counts].filter(([, count]) => count / pages.length > SITE_WIDE_SHARE).map(([word]) => word));
}
