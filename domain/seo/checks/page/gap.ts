import { isBroken } from '../../../base/http/answer-state.js';
import { writeText } from '../../../base/text/write-text.js';
import { seriesPlace } from '../../../base/url/series-place.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteArtifacts, SiteCheck } from '../check.js';
import { knownUrls } from '../known-urls.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

const MIN_PAGES = 3;

export const pageGap: SiteCheck = {
  id: 'page/gap',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Missing page in a paginated series',
  why: 'Page 3 is followed by page 5: what stood on the missing page is not linked from the list any more.',
  fix: 'Make sure that every number up to the last page answers, and that each page links to the next.',
  reference: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  effort_hours: 1,
  judge(site) {
    if (site.crawl_incomplete) return [];
    return [...seriesPages(site)].flatMap(([series, { numbers, pages }]) => {
      const [first, ...others] = pages;
      const missing = missingNumbers(numbers);
      // With many holes the numbers do not count pages; lists of two say too little.
      if (first === undefined || missing.length === 0 || pages.length < MIN_PAGES || missing.length * 3 > numbers.size)
        return [];
      const observed = writeText`no page ${missing.join(', ')} of ${largest(numbers)}`;
      return [{ url: series, observed, related_urls: [first, ...others].slice(0, MAX_RELATED_URLS) }];
    });
  },
};

interface Series {
  /** Of pages that respond, and of those that were not requested or rejected us. */
  numbers: Set<number>;
  pages: string[];
}

function seriesPages(site: SiteArtifacts): Map<string, Series> {
  const found = new Map<string, Series>();
  for (const url of knownUrls(site)) {
    const place = seriesPlace(url);
    const page = site.by_url.get(url);
    if (place === null || (page !== undefined && isBroken(page))) continue;
    const series = found.get(place.series) ?? { numbers: new Set([1]), pages: [] };
    series.numbers.add(place.number);
    if (page && isHtml200Summary(page)) series.pages.push(url);
    found.set(place.series, series);
  }
  return found;
}

function missingNumbers(numbers: ReadonlySet<number>): number[] {
  const missing: number[] = [];
  const last = largest(numbers);
  for (let number = 2; number < last && missing.length <= numbers.size; number++) {
    if (!numbers.has(number)) missing.push(number);
  }
  return missing;
}

function largest(numbers: ReadonlySet<number>): number {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, number);
  return largest;
}
