import { median } from '../../base/statistics/median.js';
import { foldTerm } from '../../base/text/fold-term.js';
import { stemTerm } from '../../base/text/stem-term.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { pageLanguage } from '../site/page-language.js';
import { profileSite, type SiteProfile } from '../site/site-profile.js';
import { coveredTerms } from '../site/site-topics.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { listPhrases, type SitePhrase } from './list-phrases.js';
import { measureCadence, type PublishingCadence } from './publishing-cadence.js';
import { type ReadabilityReport, reportReadability } from './readability-report.js';

/** What a crawled site writes about, and how. */
export interface ContentSite {
  url: string;
  /** Indexable pages, in crawl order. */
  pages: readonly PageSummary[];
  words_total: number;
  words_median: number;
  profile: SiteProfile;
  phrases: SitePhrase[];
  /** Every word, folded, that it says often or names in a title or main heading. */
  covered: ReadonlySet<string>;
  cadence: PublishingCadence;
  readability: ReadabilityReport;
}

/** `now` is ISO 8601. */
export function describeContentSite(site: SiteArtifacts, now: string): ContentSite {
  const pages = site.pages.filter((page) => isHtml200Summary(page) && page.indexable);
  const words = pages.map((page) => page.word_count);
  const profile = profileSite(site, now);
  const covered = coveredTerms(pages);
  for (const { term } of profile.topics) covered.add(foldTerm(term));
  return {
    url: site.start_url,
    pages,
    words_total: words.reduce((sum, count) => sum + count, 0),
    words_median: median(words) ?? 0,
    profile,
    phrases: listPhrases(site.start_url, pages),
    covered,
    cadence: measureCadence(pages, site.sitemap, now),
    readability: reportReadability(pages),
  };
}

/** A page is about its most frequent words, not about all that are kept. */
const TERMS_OF_A_PAGE = 10;

/** The pages that are about a word, of one language where that is known. */
export function pagesAbout({ pages }: Pick<ContentSite, 'pages'>, term: string, language?: string): PageSummary[] {
  const stem = stemTerm(term, language);
  const speaks = (page: PageSummary) => language === undefined || ['', language].includes(pageLanguage(page));
  return pages.filter(
    (page) =>
      speaks(page) && page.top_terms.slice(0, TERMS_OF_A_PAGE).some(([word]) => stemTerm(word, language) === stem),
  );
}
