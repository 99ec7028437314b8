import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

/** The HTML standard wants the declaration to be complete within this many bytes. */
const PRESCAN_BYTES = 1024;

export const headCharsetLate: PageCheck = {
  id: 'head/charset-late',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Character encoding declared too late',
  why: 'Browsers look for the declaration in the first 1024 bytes only; found later, it makes them start over or garble the text.',
  fix: 'Make the meta charset the first element of the head, or send the charset in the Content-Type header.',
  reference: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  effort_hours: 0.25,
  judge({ url, html }) {
    // A byte order mark or the header decides the encoding before the meta element is read.
    if (!html || html.charset.source === 'bom' || html.charset.source === 'header') return [];
    const offset = html.charset.meta_offset;
    if (offset === null || offset < PRESCAN_BYTES) return [];
    return [
      {
        url,
        observed: writeText`at byte ${offset}`,
        expected: writeText`within the first ${PRESCAN_BYTES} bytes`,
        where: 'meta[charset]',
      },
    ];
  },
};
