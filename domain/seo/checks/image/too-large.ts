import type { SiteCheck } from '../check.js';
import { heavyResources } from '../heavy-resources.js';

export const imageTooLarge: SiteCheck = {
  id: 'image/too-large',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Image file too large',
  why: 'Images make up most of the weight of a page; large ones load late, above all on a phone.',
  fix: 'Scale the image to the size it is shown at, and save it as AVIF or WebP at a lower quality.',
  reference: 'https://web.dev/learn/performance/image-performance',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    const drawings = new Set(
      (site.resources ?? []).filter(({ image }) => image?.format === 'svg').map(({ url }) => url),
    );
    const heavy = heavyResources(site, 'image', { good: thresholds.image_bytes, poor: thresholds.image_poor_bytes });
    // Drawings are text: what travels is a third and less, so that only very long ones are sure to be heavy.
    return heavy.filter(({ url, severity }) => severity === 'medium' || !drawings.has(url));
  },
};
