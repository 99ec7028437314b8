/// <reference lib="dom" />
import type { LayoutFacts } from '../../../domain/seo/artifacts/rendered-page.js';
import type { PageTools } from './page-tools.js';

/** CSS background images that cover at least a fifth of the first view. Runs in the browser. */
export function measureBackgrounds({
  view,
  isShown,
  selectorOf,
  MAX_ENTRIES,
}: PageTools): LayoutFacts['background_images'] {
  const LARGE_SHARE = 0.2;
  const found: LayoutFacts['background_images'] = [];
  for (const element of Array.from(document.body?.querySelectorAll('*') ?? []).slice(0, 20_000)) {
    if (found.length === MAX_ENTRIES) break;
    const { width, height } = element.getBoundingClientRect();
    if (width * height < view.width * view.height * LARGE_SHARE) continue;
    const { backgroundImage, backgroundRepeat } = getComputedStyle(element);
    const [, address = ''] = /^url\("(https?:[^"]{1,2000})"\)/.exec(backgroundImage) ?? [];
    // A tile that is repeated is a pattern.
    const isPattern = backgroundRepeat === 'repeat' && getComputedStyle(element).backgroundSize === 'auto';
    if (address === '' || isPattern || !isShown(element)) continue;
    found.push({
      selector: selectorOf(element),
      url: address,
      width: Math.round(width),
      height: Math.round(height),
      has_text: (element.textContent ?? '').trim() !== '' || element.querySelector('img,video,iframe') !== null,
    });
  }
  return found;
}
