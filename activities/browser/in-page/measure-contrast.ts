/// <reference lib="dom" />
import type { LayoutFacts } from '../../../domain/seo/artifacts/rendered-page.js';
import type { ColorTools } from './color-tools.js';
import type { PageTools } from './page-tools.js';

/** Text too pale for its background (WCAG 2.2, 1.4.3). Controls that are off need no contrast. Runs in the browser; scrolls. */
export function measureContrast(page: PageTools, colors: ColorTools): LayoutFacts['low_contrast'] {
  const MAX_PROBES = 200;
  const OFF = ':disabled,[disabled],[aria-disabled="true"],[aria-hidden="true"],[inert]';
  let probes = 0;

  /** Large text, from 24 px or bold from 18.66 px (14 pt), is legible with less. */
  function requiredOf(element: Element): number {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
  }

  const isLabelOfOff = (element: Element) => {
    const label = element.closest('label');
    return label?.control?.matches(OFF) ?? false;
  };

  const found = new Map<string, LayoutFacts['low_contrast'][number]>();
  for (const { element, text } of page.texts) {
    if (found.size === page.MAX_ENTRIES || probes === MAX_PROBES) break;
    if (!/\p{L}{2}|\p{N}/u.test(text) || element.closest(OFF) !== null || isLabelOfOff(element)) continue;
    if (!page.isShown(element)) continue;
    const contrast = colors.textContrast(element);
    const required = requiredOf(element);
    if (contrast === null || contrast.ratio >= required) continue;
    // Rounded down: 4.49 must not read as if it were enough.
    const ratio = Math.floor(contrast.ratio * 100) / 100;
    // No author sets text in exactly its background color: something painted there was not detected, or it is hidden.
    if (ratio === 1) continue;
    const selector = page.selectorOf(element);
    const key = `${selector} ${ratio}`;
    if (found.has(key)) continue;
    probes += 1;
    if (colors.isBare(element, contrast.base)) found.set(key, { selector, text: page.excerpt(text), ratio, required });
  }
  return Array.from(found.values());
}
