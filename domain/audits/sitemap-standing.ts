import type { SitemapArtifact } from '../seo/artifacts/sitemap.js';

/** What was collected of one site: its sitemap, or why it could not be read. */
export interface SitemapSubject {
  url: string;
  sitemap: SitemapArtifact | null;
  /** Why the sitemap could not be read; null when it was. */
  error: string | null;
}

export interface SitemapStanding {
  measure: string;
  title: string;
  unit: string;
  better: 'higher' | 'lower';
  /** Counts in the index. The others depend on what kind of site it is. */
  in_index: boolean;
  yours: number | null;
  your_rank: number | null;
  competitors_median: number | null;
  /** All sites that have the figure, the best first; equal ones share a rank. */
  standings: { url: string; value: number; rank: number }[];
}
