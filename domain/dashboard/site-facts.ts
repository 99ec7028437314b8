import type { CompleteAudit } from '../audits/audit-result.js';
import type { SearchPerformance } from '../search/analysis/search-performance.js';
import type { BingTraffic } from '../search/bing-traffic.js';
import type { Connection } from '../search/connection.js';
import type { ConnectionEnds } from '../search/ended-connection.js';
import type { LandingPage } from '../search/landing-pages.js';
import type { SiteTraffic } from '../search/site-traffic.js';
import type { HealthSnapshot } from './health-score.js';
import type { PageGlance } from './page-glance.js';

/** What was really collected about a site: everything that the dashboard tells rests on this. */
export interface DashboardFacts {
  site: string;
  site_url: string;
  /** The latest of the list of audits; null when there is none, or its result is gone. */
  audit: CompleteAudit | null;
  /** The last analysis of search data. */
  search: SearchPerformance | null;
  /** What Google Analytics counted, as last read. */
  traffic: SiteTraffic | null;
  /** Pages on which its visits began, most first. */
  landing_pages?: readonly LandingPage[];
  /** Clicks in Bing, as last read. */
  bing?: BingTraffic | null;
  /** The analyzed pages with the lowest scores, lowest first. */
  pages: readonly PageGlance[];
  /** A year of it, oldest first. */
  snapshots: readonly HealthSnapshot[];
  connections: readonly Connection[];
  /** Connections that were ended, by platform. */
  ends?: ConnectionEnds;
}
