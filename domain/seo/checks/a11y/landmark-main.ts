import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const a11yLandmarkMain: PageCheck = {
  id: 'a11y/landmark-main',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Missing main landmark',
  why: 'The main landmark lets people skip header and navigation, and tells machines which part is the content.',
  fix: 'Wrap the content of the page in exactly one main element.',
  reference: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  effort_hours: 0.5,
  judge({ url, html }) {
    if (!html || html.main_landmarks === 1) return [];
    return [
      {
        url,
        observed: writeText`main landmarks: ${html.main_landmarks}`,
        expected: 'one main landmark',
        where: 'main',
      },
    ];
  },
};
