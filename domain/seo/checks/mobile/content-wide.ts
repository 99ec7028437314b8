import { writeText } from '../../../base/text/write-text.js';
import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';

const ROUNDING_PX = 2;

export const mobileContentWide: SiteCheck = {
  id: 'mobile/content-wide',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Content wider than the screen',
  why: 'Visitors on phones must scroll sideways to read, or see the page shrunk.',
  fix: 'Let widths follow the screen, and give tables, code and wide images a box of their own that scrolls.',
  reference: 'https://web.dev/articles/responsive-web-design-basics#size_content_to_the_viewport',
  effort_hours: 3,
  judge(site) {
    return shownPages(site).flatMap(({ url, page, layout: { content_width, viewport_width } }) => {
      // Without a viewport the page is laid out for a desktop: that is a finding of its own.
      const hasViewport = page.rendered?.metas.some(({ key }) => key === 'viewport') ?? false;
      if (!hasViewport || content_width - viewport_width <= ROUNDING_PX) return [];
      return [
        { url, observed: writeText`${content_width} px`, expected: writeText`${viewport_width} px`, where: 'page' },
      ];
    });
  },
};
