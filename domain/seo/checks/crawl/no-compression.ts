import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

const MIN_BYTES = 1024;
const TEXT_TYPES = /^(?:text\/.+|application\/(?:json|javascript|xml|.+\+(?:json|xml))|image\/svg\+xml)$/;
const COMPRESSIONS = /\b(?:gzip|br|zstd|deflate|compress)\b/i;

export const crawlNoCompression: PageCheck = {
  id: 'crawl/no-compression',
  severity: 'low',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Text compression not enabled',
  why: 'Text shrinks to a quarter or less; without compression pages load slower and crawling costs more traffic.',
  fix: 'Turn on brotli or gzip for text types in the server or the CDN.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4',
  effort_hours: 0.5,
  judge(page) {
    const { status, media_type: mediaType, body_bytes: bytes, headers } = page.fetch;
    if (status !== 200 || bytes <= MIN_BYTES || mediaType === null || !TEXT_TYPES.test(mediaType)) return [];
    // A name that is not a coding ("none", "UTF-8") leaves the text as it is.
    if (COMPRESSIONS.test(headers['content-encoding'] ?? '')) return [];
    const observed = writeText`${bytes} bytes of ${mediaType} sent as they are`;
    return [{ url: page.url, observed, expected: 'br, zstd or gzip', where: 'Content-Encoding header' }];
  },
};
