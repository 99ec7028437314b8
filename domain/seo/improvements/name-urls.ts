const NAMED = 3;

/** The first three URLs inside a sentence: steps name the site's own pages, not "some pages". */
export function nameUrls(urls: readonly string[]): string {
  return urls.slice(0, NAMED).join(', ');
}
