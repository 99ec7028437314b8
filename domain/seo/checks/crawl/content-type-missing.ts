import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const crawlContentTypeMissing: PageCheck = {
  id: 'crawl/content-type-missing',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Missing Content-Type header',
  why: 'Without the header, browsers and crawlers must guess what the bytes are, and may guess wrong or offer a download.',
  fix: 'Send a Content-Type header, for pages "text/html; charset=utf-8".',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.3',
  effort_hours: 0.5,
  judge(page) {
    const { status, body_bytes: bytes, media_type: mediaType } = page.fetch;
    if (status !== 200 || bytes === 0 || mediaType !== null) return [];
    return [
      {
        url: page.url,
        observed: writeText`none, with ${bytes} bytes of body`,
        expected: 'a media type',
        where: 'Content-Type header',
      },
    ];
  },
};
