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
] as const;
export type FacetName = (typeof FACET_NAMES)[number];
