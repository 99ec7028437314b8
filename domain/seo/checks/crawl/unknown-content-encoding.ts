import { readContentCodings } from '../../../base/http/content-codings.js';
import type { PageCheck } from '../check.js';

export const crawlUnknownContentEncoding: PageCheck = {
  id: 'crawl/unknown-content-encoding',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Unknown Content-Encoding',
  why: 'Browsers ignore an unknown name, but caches, proxies and crawlers may reject the response or read it as garbage.',
  fix: 'Remove the header if the response is not compressed, or name the coding in use, such as gzip or br. Put the character set into Content-Type, and remove "aws-chunked" from the metadata of the stored object.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4',
  effort_hours: 0.5,
  judge(page) {
    const { unknown } = readContentCodings(page.fetch.headers['content-encoding'] ?? '');
    if (unknown.length === 0) return [];
    const named = [...new Set(unknown)].slice(0, 5).map((name) => `"${name}"`);
    const expected = 'gzip, br or deflate, or no header';
    return [{ url: page.url, observed: named.join(', '), expected, where: 'Content-Encoding header' }];
  },
};
