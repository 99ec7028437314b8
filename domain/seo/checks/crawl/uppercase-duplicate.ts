import type { PageSummary } from '../../artifacts/page-summary.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const crawlUppercaseDuplicate: SiteCheck = {
  id: 'crawl/uppercase-duplicate',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Duplicate URLs that differ only in letter case',
  why: 'Paths are case-sensitive to search engines: the same page under two spellings is a duplicate.',
  fix: 'Link to one spelling, lower case, and redirect the others to it.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(site) {
    const spellings = new Map<string, PageSummary[]>();
    for (const page of site.pages) {
      if (!isHtml200Summary(page)) continue;
      const key = page.url.toLowerCase();
      const group = spellings.get(key);
      // Pages with texts of their own that happen to differ in case only ("/wiki/Mars", "/wiki/MARS") are no copies.
      if (!group) spellings.set(key, [page]);
      else if (group[0] && isCopy(page, group[0])) group.push(page);
    }
    return [...spellings.values()].flatMap(([first, ...others]) => {
      if (!first || others.length === 0) return [];
      const related = others.slice(0, MAX_RELATED_URLS).map(({ url }) => url);
      return [{ url: first.url, observed: `also at ${related[0]}`, count: others.length + 1, related_urls: related }];
    });
  },
};

function isCopy(one: PageSummary, other: PageSummary): boolean {
  return one.text_hash === other.text_hash || (one.title !== '' && one.title === other.title);
}
