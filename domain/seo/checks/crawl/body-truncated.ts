import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const crawlBodyTruncated: PageCheck = {
  id: 'crawl/body-truncated',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Response too large to crawl',
  why: 'Only the first part of the response was read, so what this audit says about the page is incomplete; search engines cut such pages much earlier.',
  fix: 'Make the document smaller, or serve large downloads as files of their own type.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  effort_hours: 3,
  judge(page) {
    if (!page.fetch.truncated) return [];
    return [
      {
        url: page.url,
        observed: writeText`cut after ${page.fetch.body_bytes} bytes`,
        expected: 'a body read to its end',
      },
    ];
  },
};
