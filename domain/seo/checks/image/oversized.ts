import type { LayoutImage } from '../../artifacts/rendered-page.js';
import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

/** Below this there is little to save. */
const MIN_WIDTH = 300;

export const imageOversized: SiteCheck = {
  id: 'image/oversized',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Image larger than displayed',
  why: 'Phones load several times the pixels that they show, which costs visitors time and data.',
  fix: 'Offer sizes with srcset and sizes, so that the browser takes one that fits.',
  reference: 'https://web.dev/articles/serve-responsive-images',
  effort_hours: 3,
  judge(site, { thresholds }) {
    const drawings = new Set(site.resources?.flatMap(({ url, image }) => (image?.format === 'svg' ? [url] : [])));
    return shownPages(site).flatMap(({ url, layout }) => {
      const large = layout.images.filter((image) => {
        const { natural_width, natural_height, shown_width, shown_height, device_pixel_ratio } = image;
        // Both sides: an image that is cut to its box needs one of them longer. Drawings have no size of their own.
        const excess = Math.min(natural_width / shown_width, natural_height / shown_height) / device_pixel_ratio;
        const isDrawing = /\.svgz?(?:$|[?#])/i.test(image.url) || drawings.has(image.url);
        return excess > thresholds.image_excess && natural_width >= MIN_WIDTH && !isDrawing;
      });
      const show = (image: LayoutImage) =>
        `${image.natural_width}×${image.natural_height} shown at ${image.shown_width}×${image.shown_height}: ${image.url}`;
      const expected = `at most ${thresholds.image_excess} times the pixels that are shown`;
      return foldToPage(url, large, show, { expected, where: 'img' });
    });
  },
};
