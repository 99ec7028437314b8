/// <reference lib="dom" />
import type { PageTools } from './page-tools.js';

export interface FrameFacts {
  viewport_width: number;
  viewport_height: number;
  content_width: number;
}

/** How wide the page is laid out and how wide its content wants to be. Runs in the browser. */
export function measureFrame({ view }: PageTools): FrameFacts {
  const root = document.documentElement;
  const scrolled = (document.scrollingElement ?? root).scrollWidth;
  const isCut = [root, document.body].some(
    (element) => element !== null && ['hidden', 'clip'].includes(getComputedStyle(element).overflowX),
  );
  return {
    viewport_width: view.width,
    viewport_height: view.height,
    // Overflow that is cut off can't be scrolled to, so no one has to.
    content_width: isCut ? view.width : Math.max(view.width, scrolled),
  };
}
