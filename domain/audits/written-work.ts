/**
 * Whether a check requires work on the text of each page: no template can write it, and many pages take as long per
 * page as one. A byline or a date is still set in a template.
 */
export function isWrittenWork(checkId: string): boolean {
  return /^content\/(?!no-author$|no-date$|stale-year$)/.test(checkId);
}
