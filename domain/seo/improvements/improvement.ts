import type { TargetKeyword } from '../../audits/audit-result.js';
import type { Benchmark } from '../../audits/benchmark.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { ComponentName } from '../components.js';
import type { SiteMetrics } from '../site/site-metrics.js';

/** What an improvement may use to decide whether it applies to a site. */
export interface SiteFacts {
  site: SiteArtifacts;
  /** Indexable pages in crawl order. */
  pages: readonly PageSummary[];
  /** Pages with the most internal links, at most 10, without those no one searches for; else only the start URL. */
  main_urls: readonly string[];
  metrics: SiteMetrics;
  target_keywords: readonly TargetKeyword[];
  benchmark: Benchmark | null;
  /** ISO 8601. */
  now: string;
}

/** Where an improvement would be made, and how. */
export interface Proposal {
  count: number;
  urls: readonly string[];
  /** The figure or fact of this very site that speaks for it. */
  sample: string;
  steps: string[];
}

/**
 * Something that would help a site on which nothing is broken. `applies` must hold for the site at hand: an improvement
 * is never given for what the site has already, nor for what no fact of the site speaks for.
 */
export interface Improvement {
  id: `improvement/${string}`;
  component: ComponentName;
  /** Checks with the same fix: if one of them has a finding, the improvement is not repeated. */
  covered_by?: readonly string[];
  title: string;
  why: string;
  /** How much such work is worth beside other improvements, 1–10: it orders them and promises nothing. */
  worth: number;
  effort_days: number;
  /** How to see afterwards that it was done, or what it gained: the last of the steps. */
  verify: string;
  applies(facts: SiteFacts): boolean;
  propose(facts: SiteFacts): Proposal;
}
