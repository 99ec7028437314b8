import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

export const imageBackgroundOnly: SiteCheck = {
  id: 'image/background-only',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Content image as CSS background',
  why: 'Image search does not index CSS backgrounds, and they cannot have an alternative text.',
  fix: 'Show images that carry content with img and an alt text.',
  reference: 'https://developers.google.com/search/docs/appearance/google-images#use-html-image-elements',
  effort_hours: 1,
  judge(site) {
    return shownPages(site).flatMap(({ url, layout }) => {
      // Under text it is decoration.
      const bare = layout.background_images.filter(({ has_text }) => !has_text);
      return foldToPage(url, bare, ({ url: image, width, height }) => `${width}×${height}: ${image}`, {
        expected: 'an img element',
        where: bare[0]?.selector,
      });
    });
  },
};
