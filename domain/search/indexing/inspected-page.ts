import type { UrlInspection } from '../search-row.js';

/** Why a URL is in the sample of those that are inspected. */
export type SampleReason = 'top_page' | 'indexability' | 'new_page' | 'sitemap_without_impressions' | 'random';

/** What Google said of a URL when it was last inspected. */
export interface InspectedPage extends UrlInspection {
  sampled_as: SampleReason;
  /** As Search Console names it. */
  property: string;
  inspected_at: string;
}
