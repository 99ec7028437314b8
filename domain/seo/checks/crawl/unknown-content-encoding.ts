import { readContentCodings } from '../../http/content-codings.js';
import type { PageCheck } from '../check.js';

export const crawlUnknownContentEncoding: PageCheck = {
  id: 'crawl/unknown-content-encoding',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Content-Encoding names no content coding',
  why: 'Browsers pass over such a name, but caches, proxies and crawlers may refuse the whole answer or read it as rubbish.',
  fix: 'Leave the header out where nothing is compressed, and name gzip or br where it is. A character set belongs into Content-Type, and "aws-chunked" is to be taken off the stored object.',
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
