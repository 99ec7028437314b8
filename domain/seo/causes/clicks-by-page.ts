import type { SiteArtifacts } from '../checks/check.js';

/** Clicks of the last four weeks by page; null where Search Console is not connected or has none. */
export function clicksByPage({ search_data }: Pick<SiteArtifacts, 'search_data'>): ReadonlyMap<string, number> | null {
  const days = search_data?.page_days ?? null;
  if (days === null) return null;
  const clicks = new Map(days.map(({ url, current }) => [url, current.clicks]));
  return [...clicks.values()].some((count) => count > 0) ? clicks : null;
}
