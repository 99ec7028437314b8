import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

export const a11yContrast: SiteCheck = {
  id: 'a11y/contrast',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Low text contrast',
  why: 'People with low vision, and everyone in bright sunlight, cannot read it.',
  fix: 'Darken the text or lighten the background until the contrast is 4.5:1, or 3:1 for large text.',
  reference: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  effort_hours: 2,
  judge(site) {
    return shownPages(site).flatMap(({ url, layout: { low_contrast } }) =>
      foldToPage(url, low_contrast, ({ text, ratio, required }) => `"${text}" ${ratio}:1 of ${required}:1`, {
        expected: 'at least 4.5:1, 3:1 for large text',
        where: low_contrast[0]?.selector,
      }),
    );
  },
};
