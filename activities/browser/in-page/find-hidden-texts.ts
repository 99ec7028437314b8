/// <reference lib="dom" />
import type { LayoutFacts } from '../../../domain/seo/artifacts/rendered-page.js';
import type { ColorTools } from './color-tools.js';
import type { PageTools } from './page-tools.js';

/**
 * Running text that is rendered but not visible. Not included: text that is not rendered at all (closed menus and
 * accordions), text for screen readers, and off-screen lists of links (menus). Runs in the browser; scrolls.
 */
export function findHiddenTexts(page: PageTools, colors: ColorTools): LayoutFacts['hidden_texts'] {
  const MIN_WORDS = 20;
  const FAR_PX = -999;
  const SAME_RATIO = 1.05;
  const MEANT =
    'nav,dialog,noscript,[aria-live],[role="status"],[role="alert"],[role="log"],[role="navigation"],[role="menu"],[role="dialog"],[inert]';
  const HELPER = /sr-?only|screen-?reader|visually-?hidden|assistive|a11y|accessib|skip/i;
  const found = new Map<Element, { words: number; text: string; reason: string }>();

  function isMeant(element: Element): boolean {
    if (element.closest(MEANT) !== null) return true;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (HELPER.test(`${at.id} ${at.getAttribute('class') ?? ''}`)) return true;
    return false;
  }

  const isFar = (length: string) => Number.parseFloat(length) <= FAR_PX;

  function isPutAway(element: Element): boolean {
    const { position, left, top, marginLeft, textIndent } = getComputedStyle(element);
    const isPlaced = position === 'absolute' || position === 'fixed';
    return (isPlaced && (isFar(left) || isFar(top))) || isFar(marginLeft) || isFar(textIndent);
  }

  const hasNoSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) < 1;

  /** The outermost element that the condition holds for; null when it does not hold around this one. */
  function rootOf(element: Element, holds: (element: Element) => boolean): Element | null {
    let root: Element | null = null;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
      if (holds(at)) root = at;
    return root;
  }

  function add(root: Element, text: string, reason: string): void {
    const known = found.get(root);
    if (known) known.words += page.countWords(text);
    else found.set(root, { words: page.countWords(text), text, reason });
  }

  function isMostlyLinks(root: Element): boolean {
    const linked = Array.from(root.querySelectorAll('a,button,label,option'), (each) => each.textContent ?? '').join(
      '',
    );
    return linked.length > (root.textContent ?? '').length / 2;
  }

  for (const { element, text } of page.texts) {
    const isRendered = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isRendered || isMeant(element)) continue;
    const away = rootOf(element, isPutAway);
    if (away !== null) add(away, text, 'far off the screen');
    else if (hasNoSize(element)) add(rootOf(element, hasNoSize) ?? element, text, 'font size 0');
    else if (page.countWords(text) >= MIN_WORDS && page.isShown(element)) {
      const contrast = colors.textContrast(element);
      const isSame = contrast !== null && contrast.ratio < SAME_RATIO && colors.isBare(element, contrast.base);
      if (isSame) add(element, text, 'same color as the background');
    }
  }
  return Array.from(found)
    .filter(([root, { words }]) => words >= MIN_WORDS && !isMostlyLinks(root))
    .slice(0, page.MAX_ENTRIES)
    .map(([root, { words, text, reason }]) => ({
      selector: page.selectorOf(root),
      text: page.excerpt(text),
      words,
      reason,
    }));
}
