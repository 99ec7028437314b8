/// <reference lib="dom" />
import type { PageTools } from './page-tools.js';

/** Share of the shown text's characters under 12 px. Runs in the browser. */
export function measureFontSizes({ isShown, texts }: PageTools): number {
  const LEGIBLE_PX = 12;
  let all = 0;
  let small = 0;
  for (const { element, text } of texts) {
    if (!isShown(element)) continue;
    all += text.length;
    if (Number.parseFloat(getComputedStyle(element).fontSize) < LEGIBLE_PX) small += text.length;
  }
  return all === 0 ? 0 : Math.round((small / all) * 1_000) / 1_000;
}
