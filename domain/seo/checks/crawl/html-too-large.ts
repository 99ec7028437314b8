import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const crawlHtmlTooLarge: PageCheck = {
  id: 'crawl/html-too-large',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'HTML document too large',
  why: 'Crawlers read the first part of a document only; text and links behind it do not count. People wait longer, too.',
  fix: 'Move inlined data, style sheets and scripts into files, and split very long pages.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  effort_hours: 3,
  judge(page, { thresholds }) {
    if (page.fetch.body_bytes <= thresholds.html_max_bytes) return [];
    const expected = writeText`at most ${thresholds.html_max_bytes} bytes`;
    return [{ url: page.url, observed: writeText`${page.fetch.body_bytes} bytes`, expected }];
  },
};
