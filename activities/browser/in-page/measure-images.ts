/// <reference lib="dom" />
import type { LayoutImage } from '../../../domain/seo/artifacts/rendered-page.js';
import type { PageTools } from './page-tools.js';

/** The images that are shown, in document order. Runs in the browser. */
export function measureImages({ isShown, MAX_ENTRIES }: PageTools): LayoutImage[] {
  const found: LayoutImage[] = [];
  for (const image of Array.from(document.images)) {
    if (found.length === MAX_ENTRIES) break;
    if (!/^https?:/.test(image.currentSrc) || image.currentSrc.length > 2_048 || !isShown(image)) continue;
    const box = image.getBoundingClientRect();
    found.push({
      url: image.currentSrc,
      natural_width: image.naturalWidth,
      natural_height: image.naturalHeight,
      shown_width: Math.round(box.width),
      shown_height: Math.round(box.height),
      loading: image.getAttribute('loading'),
      top: Math.round(box.top + scrollY),
      left: Math.round(box.left + scrollX),
      device_pixel_ratio: devicePixelRatio,
    });
  }
  return found;
}
