import { parseUrl } from '../../../base/url/parse-url.js';
import { readableUrl } from '../../../base/url/url-identity.js';
import type { PageCheck } from '../check.js';

export const urlNonAscii: PageCheck = {
  id: 'url/non-ascii',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Non-ASCII characters in URL',
  why: 'Valid, and readable for people who know the script; copied addresses turn into long rows of percent escapes, and some tools mistreat them.',
  fix: 'Nothing needs to change; keep such URLs percent-encoded in UTF-8 in links and sitemaps.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(page) {
    const path = parseUrl(page.url)?.pathname ?? '';
    if (!/%[89A-F][0-9A-F]/i.test(path)) return [];
    return [{ url: page.url, observed: readableUrl(path) }];
  },
};
