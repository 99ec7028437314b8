import { collapse } from '../../../base/text/text-form.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const imageAltFilename: PageCheck = {
  id: 'image/alt-filename',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'File name as alt text',
  why: 'A file name says nothing about what the image shows, whether it is read aloud or indexed.',
  fix: 'Replace the file name by a few words on what the image shows, or by alt="" if it is decorative.',
  reference: 'https://developers.google.com/search/docs/appearance/google-images#use-descriptive-alt-text',
  effort_hours: 0.25,
  judge({ url, html }) {
    const images = (html?.images ?? []).filter(({ alt }) => alt !== null && looksLikeFileName(collapse(alt)));
    return foldCases(url, images, ({ alt }) => `"${alt}"`, {
      expected: 'words on what the image shows',
      where: 'img[alt]',
    });
  },
};

/** A name with an image extension, or what cameras and screenshot tools call their files. */
function looksLikeFileName(alt: string): boolean {
  const words = alt.split(' ');
  if (words.length <= 3 && /[^.]\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)$/i.test(alt)) return true;
  return /^(?:img|dsc[nf]?|pxl|dcim|image|screenshot|photo)[-_]?\d{3,}[-_\d]*$/i.test(alt);
}
