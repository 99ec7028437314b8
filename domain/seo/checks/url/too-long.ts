import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const urlTooLong: PageCheck = {
  id: 'url/too-long',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'URL too long',
  why: 'Long addresses are cut in search results and when shared, and often carry unnecessary parameters.',
  fix: 'Shorten the path to the words that name the page and drop parameters that change nothing.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(page, { thresholds }) {
    const length = page.url.length;
    if (length <= thresholds.url_max_chars) return [];
    return [
      {
        url: page.url,
        observed: writeText`${length} characters`,
        expected: writeText`at most ${thresholds.url_max_chars}`,
      },
    ];
  },
};
