import type { LayoutImage } from '../../artifacts/rendered-page.js';
import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';

export const imageLazyLcp: SiteCheck = {
  id: 'image/lazy-lcp',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Largest Contentful Paint image lazily loaded',
  why: 'The browser delays the very image that visitors wait for, which delays Largest Contentful Paint.',
  fix: 'Take loading=lazy off images of the first view, and give the largest fetchpriority=high.',
  reference: 'https://web.dev/articles/lcp-lazy-loading',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    return shownPages(site).flatMap(({ url, layout }) => {
      const { viewport_width, viewport_height } = layout;
      /** Share of the first view that the image fills. */
      const share = ({ top, left, shown_width, shown_height }: LayoutImage) => {
        const width = Math.min(left + shown_width, viewport_width) - Math.max(left, 0);
        const height = Math.min(top + shown_height, viewport_height) - Math.max(top, 0);
        return (Math.max(width, 0) * Math.max(height, 0)) / (viewport_width * viewport_height);
      };
      const [largest] = layout.images.toSorted((one, other) => share(other) - share(one));
      if (largest?.loading !== 'lazy' || share(largest) < thresholds.first_view_image_share) return [];
      const observed = `${largest.url} over ${Math.round(share(largest) * 100)}% of the first view`;
      return [{ url, observed, expected: 'no loading=lazy', where: 'img' }];
    });
  },
};
