import { countChars } from '../../../base/text/text-form.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const imageAltLong: PageCheck = {
  id: 'image/alt-long',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Alt text too long',
  why: 'Screen readers read an alt text in one go, without pause or way back; long ones belong into the text of the page.',
  fix: 'Shorten the alt text to what the image says here and move the rest into a caption.',
  reference: 'https://www.w3.org/WAI/tutorials/images/complex/',
  effort_hours: 0.25,
  judge({ url, html }, { thresholds }) {
    const images = (html?.images ?? []).filter(({ alt }) => alt !== null && countChars(alt) > thresholds.alt_max_chars);
    const expected = writeText`at most ${thresholds.alt_max_chars} characters`;
    return foldCases(url, images, ({ alt }) => writeText`${countChars(alt ?? '')} characters: "${alt}"`, {
      expected,
      where: 'img[alt]',
    });
  },
};
