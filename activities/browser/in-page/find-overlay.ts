/// <reference lib="dom" />
import type { LayoutFacts } from '../../../domain/seo/artifacts/rendered-page.js';
import type { PageTools } from './page-tools.js';

/**
 * Finds what covers the page by probing the first view at regular points. Cookie and consent notices, which the law
 * requires, age gates and the frame that contains the page itself don't count. Runs in the browser.
 */
export function findOverlay({ view, selectorOf, shownTextIn, countWords }: PageTools): LayoutFacts['overlay'] {
  const COLUMNS = 8;
  const ROWS = 12;
  const MIN_WORDS = 3;
  /** Below this a layer with text is a bar or a button, and the veil behind it belongs to something else. */
  const MIN_SHARE = 0.1;
  const LAWFUL =
    /cookie|consent|gdpr|ccpa|onetrust|didomi|datenschutz|privacy|age.?(gate|check|verif)|years? (old|of age)/i;

  const points: [number, number][] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      points.push([((column + 0.5) * view.width) / COLUMNS, ((row + 0.5) * view.height) / ROWS]);
    }
  }

  /** The outermost layer around an element that does not move with the page. */
  function layerOf(element: Element | null): Element | null {
    let layer: Element | null = null;
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).position === 'fixed' || at.matches('dialog[open],[aria-modal="true"]')) layer = at;
    }
    return layer;
  }

  /** Where most of the text is, or the main part, is the page itself. */
  function isPage(layer: Element): boolean {
    if (layer.matches('main,[role="main"]') || layer.querySelector('main,[role="main"]') !== null) return true;
    if (layer.querySelector('h1') === null || document.body === null) return false;
    return shownTextIn(layer).length > shownTextIn(document.body).length / 2;
  }

  function isLawful(layer: Element): boolean {
    const names = Array.from(layer.querySelectorAll('*')).slice(0, 200).concat(layer);
    const marks = names.map(
      (each) => `${each.id} ${each.getAttribute('class') ?? ''} ${each.getAttribute('src') ?? ''}`,
    );
    return LAWFUL.test(`${marks.join(' ')} ${shownTextIn(layer).slice(0, 1_000)}`);
  }

  const covered = new Map<Element, number>();
  for (const [x, y] of points) {
    const layer = layerOf(document.elementFromPoint(x, y));
    if (layer !== null && !isPage(layer)) covered.set(layer, (covered.get(layer) ?? 0) + 1);
  }
  const layers = Array.from(covered, ([layer, count]) => ({ layer, share: count / points.length }));
  if (layers.some(({ layer }) => isLawful(layer))) return null;
  const speaks = (layer: Element) =>
    countWords(shownTextIn(layer)) >= MIN_WORDS || layer.querySelector('iframe,form,img') !== null;
  const speaking = layers.filter(({ layer, share }) => share >= MIN_SHARE && speaks(layer));
  const top = speaking.sort((one, other) => other.share - one.share)[0];
  if (top === undefined) return null;
  // A veil without words belongs to what is shown over it.
  const veil = layers.filter(({ layer }) => !speaks(layer)).reduce((sum, { share }) => sum + share, 0);
  return { selector: selectorOf(top.layer), viewport_share: Math.round((top.share + veil) * 100) / 100 };
}
