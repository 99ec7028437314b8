import type { IndexFinding } from '../index-finding.js';
import type { InspectedComparison } from '../inspected-comparison.js';

const MOST_URLS = 20;

/**
 * Pages that a sitemap names to Google and that the crawl never met: no link leads there, or the sitemap is one that robots.txt
 * and the crawl do not know. Null where the crawl did not see all of the site, since then nothing follows.
 */
export function findUnmetPages(pages: readonly InspectedComparison[], isCrawlComplete: boolean): IndexFinding | null {
  if (!isCrawlComplete) return null;
  const unmet = pages.filter(({ page, crawled }) => crawled === null && page.referring_sitemaps.length > 0);
  if (unmet.length === 0) return null;
  return {
    id: 'not_met_by_crawl',
    kind: 'not_met_by_crawl',
    severity: 'medium',
    title: 'Pages that Google knows from a sitemap but the crawl did not find',
    why: 'No internal link leads to them, and the crawl did not find the sitemap that lists them. Such pages rank poorly and are easily forgotten.',
    fix: 'Link to the pages that matter and take the others out of the sitemap. Name every sitemap in robots.txt.',
    group: null,
    count: unmet.length,
    inspected: null,
    urls: unmet
      .slice(0, MOST_URLS)
      .map(({ page }) => ({ url: page.url, detail: `Listed in ${page.referring_sitemaps[0] ?? ''}` })),
  };
}
