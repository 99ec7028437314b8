/** The table of pages of an audit, with what it is narrowed to and sorted by; empty values are left out. */
export function pagesPath(audit: string, choice: Readonly<Record<string, string>> = {}): string {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '');
  const query = new URLSearchParams(chosen).toString();
  return `/app/audits/${audit}/pages${query === '' ? '' : `?${query}`}`;
}
