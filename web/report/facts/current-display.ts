import type { Display } from '../../../domain/display/display.js';

/** Where no one is known: what is not a page for one person, such as a report, is written so. */
export const NEUTRAL_DISPLAY: Display = { language: 'en', time_zone: 'UTC' };

let current = NEUTRAL_DISPLAY;

/**
 * Renders in the way of one person. Rendering is synchronous, so nothing else is shown meanwhile; figures deep in a page
 * need not be handed it.
 */
export function withDisplay<Rendered>(display: Display, render: () => Rendered): Rendered {
  const before = current;
  current = display;
  try {
    return render();
  } finally {
    current = before;
  }
}

/** Of the page that is being rendered; English in UTC for what is for everybody. */
export function currentDisplay(): Display {
  return current;
}
