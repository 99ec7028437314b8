import { canonicalCircle } from '../../site/canonical-circle.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const canonicalLoop: SiteCheck = {
  id: 'canonical/loop',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Canonical loop',
  why: 'The pages name each other as canonical, so none of them is, and search engines choose by themselves.',
  fix: 'Choose one page of the circle; let it name itself and the others name it.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  effort_hours: 0.5,
  judge(site) {
    const circles = new Map<string, string[]>();
    for (const { url } of site.pages) {
      const circle = canonicalCircle(site, url);
      const key = [...circle].sort().join(' ');
      if (circle.length > 0 && !circles.has(key)) circles.set(key, circle);
    }
    return [...circles.values()].flatMap((circle) => {
      const [first, ...others] = circle;
      if (first === undefined) return [];
      const observed = [...circle, first].join(' → ');
      return [{ url: first, observed, count: circle.length, related_urls: others.slice(0, MAX_RELATED_URLS) }];
    });
  },
};
