/** What crawled pages are counted by. */
export const FACET_NAMES = [
  'status',
  'indexability',
  'issues',
  'in_sitemap',
  'depth',
  'words',
  'language',
  'template',
  'google_index',
  'google_reason',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];
