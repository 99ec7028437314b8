/**
 * Whether a check asks for work on the text of each page: no template can write it, and doing many of them is no quicker a
 * page. A byline or a date is set in a template all the same.
 */
export function isWrittenWork(checkId: string): boolean {
  return /^content\/(?!no-author$|no-date$|stale-year$)/.test(checkId);
}
