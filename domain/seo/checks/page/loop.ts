import type { SiteArtifacts, SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

const SHOWN_PAGES = 3;

export const pageLoop: SiteCheck = {
  id: 'page/loop',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Pagination loop',
  why: 'The next page leads back to an earlier one: the series has no end for a crawler, and readers meet the same entries again.',
  fix: 'Leave rel=next out on the last page.',
  reference: 'https://html.spec.whatwg.org/multipage/links.html#sequential-link-types',
  effort_hours: 0.5,
  judge(site) {
    const judged = new Set<string>();
    return site.pages.flatMap((page) => {
      const circle = newCircle(site, page.url, judged);
      const [first, ...others] = circle;
      if (first === undefined) return [];
      const observed = [...circle.slice(0, SHOWN_PAGES), first].join(' → ');
      const related = { count: circle.length, related_urls: others.slice(0, MAX_RELATED_URLS) };
      return [{ url: first, observed, expected: 'an end', where: 'link[rel=next]', ...related }];
    });
  },
};

/** The loop of next pages from here; empty when they end, or reach pages that were judged before. */
function newCircle(site: SiteArtifacts, start: string, judged: Set<string>): string[] {
  const visited: string[] = [];
  const own = new Set<string>();
  let url: string | null = start;
  while (url !== null && !judged.has(url)) {
    judged.add(url);
    own.add(url);
    visited.push(url);
    url = site.by_url.get(url)?.next_url ?? null;
  }
  return url === null || !own.has(url) ? [] : visited.slice(visited.indexOf(url));
}
