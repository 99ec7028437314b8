import type { SearchReportHead } from '../search/analysis/search-performance.js';

/** What the search figures of a dashboard are of: an account may have several properties of a site. */
export interface SearchSource {
  /** As the provider names it. */
  property: string;
  start_date: string;
  end_date: string;
  days: number;
  /** ISO 8601. */
  collected_at: string;
}

export function describeSearchSource({
  property,
  periods,
  data,
}: Pick<SearchReportHead, 'property' | 'periods' | 'data'>) {
  const { start_date, end_date, days } = periods.current;
  return { property, start_date, end_date, days, collected_at: data.collected_at } satisfies SearchSource;
}

/** `from 2026-03-02 to 2026-05-30 in sc-domain:site.example` */
export function showSearchSource({ property, start_date, end_date }: SearchSource): string {
  return `from ${start_date} to ${end_date} in ${property}`;
}
