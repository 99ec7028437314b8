import { parseUrl } from '../../../base/url/parse-url.js';
import type { PageCheck } from '../check.js';

export const urlMultipleSlashes: PageCheck = {
  id: 'url/multiple-slashes',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Multiple slashes in URL',
  why: 'Most servers treat such a path like the one with a single slash, so the page has two URLs.',
  fix: 'Fix the link or template that makes the double slash, and redirect to the clean path.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 0.5,
  judge(page) {
    const path = parseUrl(page.url)?.pathname ?? '';
    if (!path.includes('//')) return [];
    return [{ url: page.url, observed: path, expected: path.replace(/\/{2,}/g, '/') }];
  },
};
