import { writeText } from '../../../base/text/write-text.js';
import { parseUrl } from '../../../base/url/parse-url.js';
import type { PageCheck } from '../check.js';

export const urlManyParams: PageCheck = {
  id: 'url/many-params',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Too many URL parameters',
  why: 'Each parameter multiplies the addresses a page can have, and with them the crawling spent on it.',
  fix: 'Drop parameters that do not change the content; move those that do into the path.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 2,
  judge(page, { thresholds }) {
    const names = [...(parseUrl(page.url)?.searchParams.keys() ?? [])];
    if (names.length <= thresholds.url_max_params) return [];
    const observed = writeText`${names.length} parameters: ${names.join(', ')}`;
    return [{ url: page.url, observed, expected: writeText`at most ${thresholds.url_max_params}` }];
  },
};
