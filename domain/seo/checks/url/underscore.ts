import { parseUrl } from '../../../base/url/parse-url.js';
import type { PageCheck } from '../check.js';

export const urlUnderscore: PageCheck = {
  id: 'url/underscore',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Underscores in URL',
  why: 'Search engines read words joined by underscores as one word; Google recommends hyphens.',
  fix: 'Separate words with hyphens in new URLs; change old ones only together with redirects.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(page) {
    const path = parseUrl(page.url)?.pathname ?? '';
    if (!path.includes('_')) return [];
    return [{ url: page.url, observed: path, expected: 'hyphens between words' }];
  },
};
