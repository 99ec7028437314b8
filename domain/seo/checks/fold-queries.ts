import type { Finding } from './check.js';
import { foldToPage } from './fold-to-page.js';

/** Queries as findings of their pages: one a page, in the order of each page's first query. */
export function foldQueries<Case>(
  cases: readonly Case[],
  urlOf: (item: Case) => string,
  describe: (item: Case) => string,
  extraOf: (cases: readonly Case[]) => Pick<Finding, 'expected' | 'related_urls'> = () => ({}),
): Finding[] {
  const pages = new Map<string, Case[]>();
  for (const item of cases) {
    const url = urlOf(item);
    const known = pages.get(url);
    if (known) known.push(item);
    else pages.set(url, [item]);
  }
  return [...pages].flatMap(([url, own]) =>
    foldToPage(url, own, describe).map((finding) => ({ ...finding, ...extraOf(own) })),
  );
}
