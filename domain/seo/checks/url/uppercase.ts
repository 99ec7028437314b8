import { parseUrl } from '../../../base/url/parse-url.js';
import type { PageCheck } from '../check.js';

export const urlUppercase: PageCheck = {
  id: 'url/uppercase',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Uppercase letters in URL',
  why: 'Paths are case-sensitive: every other spelling of the address is another URL, which invites duplicates and mistyped links.',
  fix: 'Use lower-case paths and redirect the old spellings to them.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(page) {
    const path = parseUrl(page.url)?.pathname ?? '';
    // The hexadecimal digits of escapes are capital by rule (RFC 3986 6.2.2.1).
    if (!/[A-Z]/.test(path.replace(/%[0-9A-F]{2}/gi, ''))) return [];
    return [{ url: page.url, observed: path, expected: path.toLowerCase() }];
  },
};
