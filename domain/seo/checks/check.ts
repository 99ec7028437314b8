import type { CheckRowSet } from '../../search/analysis/sets/row-set.js';
import type { LandingPage } from '../../search/landing-pages.js';
import type { EdgeLinkResult } from '../artifacts/edge-link.js';
import type { ExternalLinkResult } from '../artifacts/external-link.js';
import type { HostProbes } from '../artifacts/host-probes.js';
import type { PageArtifact } from '../artifacts/page.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { RenderedPage } from '../artifacts/rendered-page.js';
import type { ResourceResult } from '../artifacts/resource.js';
import type { RobotsArtifact } from '../artifacts/robots.js';
import type { SearchDataArtifact } from '../artifacts/search-data.js';
import type { SitemapArtifact } from '../artifacts/sitemap.js';
import type { SpeedArtifact } from '../artifacts/speed.js';
import type { ComponentName } from '../components.js';
import type { Thresholds } from '../thresholds.js';

/** critical > high > medium > low > info. Info never costs score. */
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';

/** One place where a check failed. Every finding carries what was seen and what it was measured against. */
export interface Finding {
  /** The page, resource or file it is about. */
  url: string;
  /** The observed value, short enough to print (at most 300 characters). */
  observed: string;
  /** What was expected, when the check compares with a number or a rule. */
  expected?: string;
  /** Where on the page or in the file: selector, header name, line. */
  where?: string;
  /** How many times the same thing was seen when repeats were folded into this finding; 1 when absent. */
  count?: number;
  /** Up to 10 other URLs that share this finding (sources of a broken link, members of a duplicate group). */
  related_urls?: string[];
  /** Set when this case is worse or milder than the check's own severity. */
  severity?: Severity;
}

interface CheckMeta {
  /** `<category>/<name>`: the file is checks/<category>/<name>.ts; the name is the failing state as a noun. */
  id: string;
  severity: Severity;
  component: ComponentName;
  title: string;
  /** Why it matters, one or two sentences. */
  why: string;
  /** What to do, as an instruction. */
  fix: string;
  /** The standard or the search engine's documentation that the rule rests on. */
  reference: string;
  /** Typical work to fix one root cause, in hours: the basis of effort in recommendations. */
  effort_hours: number;
  /** Runs only where the project's check settings name a severity for it. */
  off_by_default?: true;
}

export interface CheckContext {
  now: string;
  thresholds: Thresholds;
  /** The project's decision by check id, for all findings of the check; `off` disables the check. */
  severities?: Readonly<Record<string, Severity | 'off'>>;
}

/** Judges one page on its own, in the activity that has just parsed it. */
export interface PageCheck extends CheckMeta {
  scope: 'page';
  /**
   * `html200`: a 200 HTML response that does not redirect by refresh; `findable`: html200 without noindex, for what
   * only search engines read; `indexable`: html200 that may be indexed; `fetched`: whatever was requested.
   */
  applies_to: 'html200' | 'findable' | 'indexable' | 'fetched';
  judge(page: PageArtifact, context: CheckContext): Finding[];
}

/** The data for site checks; a check is skipped, not failed, when data that it needs were not collected. */
export interface SiteArtifacts {
  start_url: string;
  /** The origin of the site that the crawled host is a copy of; null where that site itself was crawled. */
  copy_of: string | null;
  /** In crawl order. */
  pages: readonly PageSummary[];
  by_url: ReadonlyMap<string, PageSummary>;
  /** Internal pages that link to a URL (distinct sources, in crawl order). */
  inlinks: ReadonlyMap<string, readonly string[]>;
  robots: RobotsArtifact | null;
  sitemap: SitemapArtifact | null;
  probes: HostProbes | null;
  external_links: readonly ExternalLinkResult[] | null;
  /** Responses of internal link targets that a limit kept out of the crawl; null when they were not requested. */
  edge_links: readonly EdgeLinkResult[] | null;
  speed: readonly SpeedArtifact[] | null;
  /** Images, scripts and style sheets that were requested. */
  resources: readonly ResourceResult[] | null;
  /** A sample of pages as a real browser shows them. */
  rendered: readonly RenderedPage[] | null;
  /** Pages that looked like error pages sent with 200, and did so again on a second request; null if there was none. */
  confirmed_not_found: readonly string[] | null;
  /** How the site does in search, by its owner's Search Console. */
  search_data: SearchDataArtifact | null;
  /** Where visits began, by the last reading of the owner's Google Analytics. */
  landing_pages: readonly LandingPage[] | null;
  /** True when a bound (max_pages, depth) ended the crawl: absence of a link then proves little. */
  crawl_incomplete: boolean;
  /** True when pages were left out that links from the start page lead to: see leavesLinksOut. */
  links_incomplete: boolean;
}

export type SiteNeed =
  | 'robots'
  | 'sitemap'
  | 'probes'
  | 'external_links'
  | 'speed'
  | 'resources'
  | 'rendered'
  | SearchNeed;

/** One set of the search data: each is read on its own, and may be missing on its own. */
export type SearchNeed = `search_data.${CheckRowSet}`;

/** Judges the site as a whole or groups of pages, over summaries. */
export interface SiteCheck extends CheckMeta {
  scope: 'site';
  needs: readonly SiteNeed[];
  /**
   * What the share of affected subjects is taken of: the indexable pages, all fetched pages, the pages that were
   * rendered, the resources that were requested, or the site as one.
   */
  measured_over: 'html_pages' | 'all_pages' | 'rendered_pages' | 'resources' | 'site';
  judge(site: SiteArtifacts, context: CheckContext): Finding[];
}

export type Check = PageCheck | SiteCheck;
