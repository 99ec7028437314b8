import type { ImageUse } from '../../artifacts/page-summary.js';
import type { SiteCheck } from '../check.js';
import { servedResources } from '../served-resources.js';
import { namedSources, SourceGroups } from '../source-groups.js';

type Size = { width: number; height: number };

/** Pixels and lines that are stretched on purpose have no shape that could be spoilt. */
const MIN_NATURAL_PX = 3;

export const imageAspectMismatch: SiteCheck = {
  id: 'image/aspect-mismatch',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Image with incorrect aspect ratio',
  why: 'The browser reserves space of the wrong shape, so the image is distorted or the page jumps when it loads.',
  fix: "Set width and height in the ratio of the file's own pixels.",
  reference: 'https://html.spec.whatwg.org/multipage/embedded-content-other.html#dimension-attributes',
  effort_hours: 0.25,
  judge(site, { thresholds }) {
    const natural = new Map<string, Size>();
    for (const { url, image } of servedResources(site, 'image')) {
      // A drawing keeps its ratio inside of whatever box it gets (SVG 2, "preserveAspectRatio").
      if (image?.width && image.height && image.format !== 'svg')
        natural.set(url, { width: image.width, height: image.height });
    }
    const spoilt = new SourceGroups<ImageUse>();
    for (const page of site.pages) {
      for (const use of page.image_uses) {
        const size = natural.get(use.url);
        if (size && use.size && differs(use.size, size, thresholds.aspect_difference))
          spoilt.add(use.url, use, page.url);
      }
    }
    return spoilt.list().map(({ item: { url, size }, sources }) => ({
      url,
      observed: `width="${size?.width}" height="${size?.height}"`,
      expected: `the ratio of ${natural.get(url)?.width} × ${natural.get(url)?.height}`,
      where: 'img',
      ...namedSources(sources),
    }));
  },
};

/** Attributes are whole pixels: what a pixel of rounding explains is no difference. */
function differs(shown: Size, natural: Size, share: number): boolean {
  if (Math.min(natural.width, natural.height) < MIN_NATURAL_PX) return false;
  const ratio = natural.width / natural.height;
  if (Math.abs(shown.width / shown.height / ratio - 1) <= share) return false;
  return Math.abs(shown.width - shown.height * ratio) > 1 && Math.abs(shown.height - shown.width / ratio) > 1;
}
