import type { NoData } from '../../dashboard/no-data.js';
import type { PropertyChoice } from '../analysis/property-for-site.js';
import type { IndexFinding } from './index-finding.js';
import type { SampleReason } from './inspected-page.js';
import type { IndexState } from './judge-index-state.js';
import type { SubmittedSitemap } from './submitted-sitemap.js';

/** How far a run of inspections came. */
export interface InspectionRun {
  /** URLs that it may inspect, as its user chose; later runs of the schedule take the same. */
  size: number;
  chosen: Record<SampleReason, number>;
  inspected: number;
  /** Google answered with an error. */
  failed: number;
  /** Chosen and not asked about: nothing is known of them, least of all that they are not indexed. */
  not_asked: number;
  /** Why they were not: the quota of the property was used up, or Search Console did not answer. Null where all were. */
  stopped: 'quota' | 'outage' | null;
}

export interface InspectionQuota {
  /** Of the property, in Pacific time: YYYY-MM-DD. */
  day: string;
  limit: number;
  /** By this installation; others may use the same quota. */
  used: number;
}

/** How Google has a site in its index, as far as its pages were inspected, and what its sitemaps are like. */
export interface IndexReport {
  website_url: string;
  property: string;
  property_scope: PropertyChoice['scope'];
  run: InspectionRun;
  quota: InspectionQuota;
  /** Pages whose last inspection is kept, by what it came to. */
  pages: Record<IndexState, number> & { total: number };
  /** States of coverage in Google's words, the most frequent first. */
  reasons: { reason: string; state: IndexState; pages: number }[];
  sitemaps: { status: 'completed'; sitemaps: SubmittedSitemap[] } | NoData;
  /** The crawl that it is compared with; null without one. */
  crawl: { audit_id: string; pages: number; is_complete: boolean } | null;
  findings: IndexFinding[];
  generated_at: string;
  duration_ms: number;
}
