/// <reference lib="dom" />
import type { LayoutFacts } from '../../../domain/seo/artifacts/rendered-page.js';
import type { PageTools } from './page-tools.js';

/**
 * Links and controls that are too small to hit (WCAG 2.2, 2.5.8): under 24×24 px, with another target inside a circle of
 * 24 px around their middle. Left out are targets in a line of text, native check boxes, and what cannot be hit at all.
 * Runs in the browser; scrolls.
 */
export function measureTargets({ isShown, selectorOf, excerpt, MAX_ENTRIES }: PageTools): LayoutFacts['small_targets'] {
  const SIZE = 24;
  const MAX_TARGETS = 2_000;
  const MAX_PROBES = 200;
  const NATIVE =
    'input[type="checkbox"],input[type="radio"],input[type="range"],input[type="color"],input[type="hidden"]';

  interface Target {
    element: Element;
    href: string;
    box: DOMRect;
    isSmall: boolean;
    x: number;
    y: number;
  }

  function toTarget(element: Element): Target {
    const box = element.getBoundingClientRect();
    // What a link holds may be larger than the link's own box, and can be hit as well.
    const inner = Array.from(element.children, (child) => child.getBoundingClientRect());
    const isSmall = [box, ...inner].every(({ width, height }) => width < SIZE || height < SIZE);
    const href = element instanceof HTMLAnchorElement ? element.href : '';
    return { element, href, box, isSmall, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** Inside a sentence a target is as high as the line (2.5.8, exception "Inline"). */
  function isInline({ element }: Target): boolean {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    let block = element.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const around = (block?.textContent ?? '').replace(/[\s|·•,/>›»-]+/g, '').length;
    const linked = Array.from(block?.querySelectorAll('a,button') ?? [], (link) => link.textContent ?? '');
    return around > linked.join('').replace(/[\s|·•,/>›»-]+/g, '').length;
  }

  function isNear({ x, y }: Target, other: Target): boolean {
    const { box } = other;
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const isInCircle = Math.hypot(dx, dy) < SIZE / 2;
    return isInCircle || (other.isSmall && Math.hypot(other.x - x, other.y - y) < SIZE);
  }

  function isOther(one: Target, two: Target): boolean {
    if (one === two || (one.href !== '' && one.href === two.href)) return false;
    return !one.element.contains(two.element) && !two.element.contains(one.element);
  }

  /** Not behind something, nor cut away by a closed menu. */
  function canBeHit({ element }: Target): boolean {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  }

  const elements = document.querySelectorAll('a[href],button,input,select,textarea,[role="button"],[role="link"]');
  const targets = Array.from(elements)
    .filter((each) => !each.matches(`${NATIVE},:disabled,[aria-disabled="true"]`) && isShown(each))
    .slice(0, MAX_TARGETS)
    .map(toTarget);
  const neighborsOf = (target: Target) => targets.filter((other) => isOther(target, other) && isNear(target, other));
  return targets
    .filter((target) => target.isSmall && !isInline(target))
    .map((target) => ({ target, neighbors: neighborsOf(target) }))
    .filter(({ neighbors }) => neighbors.length > 0)
    .slice(0, MAX_PROBES)
    .filter(({ target, neighbors }) => canBeHit(target) && neighbors.some(canBeHit))
    .slice(0, MAX_ENTRIES)
    .map(({ target: { element, box } }) => ({
      selector: selectorOf(element),
      text: excerpt(element.textContent ?? ''),
      width: Math.round(box.width),
      height: Math.round(box.height),
    }));
}
