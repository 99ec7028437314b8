/** The page of an audit that shows the links to a URL, or those on it. */
export function linksPath(audit: string, url: string, show: 'to' | 'from' = 'to'): string {
  const query = new URLSearchParams(show === 'to' ? { url } : { url, show });
  return `/app/audits/${audit}/links?${query}`;
}
