import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';
import { imageName } from '../image-name.js';

export const imageNoDimensions: PageCheck = {
  id: 'image/no-dimensions',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Images without width and height',
  why: 'Without width and height the browser cannot keep the place free, and the page jumps when the image arrives.',
  fix: 'Give each image the width and height of its file as attributes; CSS may still scale it.',
  reference: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
  effort_hours: 0.5,
  judge({ url, html }) {
    const images = (html?.images ?? []).filter(
      ({ src, width, height }) => !src.startsWith('data:') && !(isLength(width) && isLength(height)),
    );
    return foldCases(url, images, imageName, { expected: 'width and height attributes', where: 'img' });
  },
};

/** Percentages reserve no place: only absolute numbers give the browser a ratio. */
function isLength(value: string | null): boolean {
  return value !== null && Number.parseFloat(value) >= 0 && !value.includes('%');
}
