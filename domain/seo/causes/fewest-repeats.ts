const MIN_PAGES = 5;
const MIN_SHARE = 0.2;
const CERTAIN_FROM = 30;

/** If this many pages have the same link or file, it comes from a template, not from mistakes on single pages. */
export function fewestRepeats(pages: number): number {
  return Math.max(MIN_PAGES, Math.min(CERTAIN_FROM, pages * MIN_SHARE));
}
