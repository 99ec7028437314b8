import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const imageDataUriLarge: PageCheck = {
  id: 'image/data-uri-large',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Large image inside the HTML (data URI)',
  why: 'An image written into the page as a data URI is a third larger, delays the text and cannot be cached on its own.',
  fix: 'Serve the image as a file and keep data URIs for a few hundred bytes.',
  reference: 'https://www.rfc-editor.org/rfc/rfc2397',
  effort_hours: 0.5,
  judge({ url, html }, { thresholds }) {
    const images = (html?.images ?? []).filter(
      ({ src }) => src.startsWith('data:') && src.length > thresholds.data_uri_chars,
    );
    const expected = writeText`data URIs of at most ${thresholds.data_uri_chars} characters`;
    return foldCases(url, images, ({ src }) => writeText`${src.length} characters: ${src.slice(0, 40)}…`, {
      expected,
      where: 'img[src^="data:"]',
    });
  },
};
