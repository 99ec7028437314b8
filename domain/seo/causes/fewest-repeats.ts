const MIN_PAGES = 5;
const MIN_SHARE = 0.2;
const CERTAIN_FROM = 30;

/** On so many pages the same link or file is no slip of single pages: a template prints it. */
export function fewestRepeats(pages: number): number {
  return Math.max(MIN_PAGES, Math.min(CERTAIN_FROM, pages * MIN_SHARE));
}
