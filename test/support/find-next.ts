/** Where a page says that the next one is; empty where it says nothing. */
export function findNext(page: string): string {
  const [, href = ''] = /href="([^"]+)" rel="next"/.exec(page) ?? [];
  return href.replaceAll('&amp;', '&');
}
