import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';
import { imageName } from '../image-name.js';

export const imageAltMissing: PageCheck = {
  id: 'image/alt-missing',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Missing alt text',
  why: 'The alt text is what screen readers say and image search reads; without the attribute neither knows what is shown.',
  fix: 'Describe each meaningful image in its alt attribute and give decorative ones an empty alt="".',
  reference: 'https://developers.google.com/search/docs/appearance/google-images#use-descriptive-alt-text',
  effort_hours: 0.5,
  judge({ url, html }) {
    const images = (html?.images ?? []).filter(({ alt, hidden }) => alt === null && !hidden);
    return foldCases(url, images, imageName, { expected: 'an alt attribute on every image', where: 'img:not([alt])' });
  },
};
