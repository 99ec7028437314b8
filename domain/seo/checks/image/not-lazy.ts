import { writeText } from '../../../base/text/write-text.js';
import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

const MIN_SIDE = 50;

export const imageNotLazy: SiteCheck = {
  id: 'image/not-lazy',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Offscreen images not lazily loaded',
  why: 'They compete for the line with what visitors see first, and many visitors never get to them.',
  fix: 'Add loading=lazy to images below the first view.',
  reference: 'https://web.dev/articles/browser-level-image-lazy-loading',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    return shownPages(site).flatMap(({ url, layout }) => {
      const far = layout.images.filter(
        ({ top, loading, natural_width, natural_height }) =>
          top > layout.viewport_height * thresholds.lazy_image_screens &&
          loading !== 'lazy' &&
          // Placeholders of a script that loads lazily itself are tiny.
          Math.min(natural_width, natural_height) >= MIN_SIDE,
      );
      const expected = writeText`loading=lazy beyond ${thresholds.lazy_image_screens} screens`;
      return foldToPage(url, far, ({ url: image }) => image, { expected, where: 'img' });
    });
  },
};
