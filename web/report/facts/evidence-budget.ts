/** Most rows of evidence on a page, in the order in which they are tried until the page is small enough. */
export const PAGE_ROWS = [900, 400, 150, 0] as const;

/** As many as a sample holds. */
const MOST = 20;

/** How many findings each issue may show: with few issues a whole sample, with hundreds of them one each. */
export function evidenceRows(issueCount: number, pageRows: number): number {
  return Math.max(1, Math.min(MOST, Math.floor(pageRows / Math.max(1, issueCount))));
}
