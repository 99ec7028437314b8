import { describeQuality } from '../search/analytics-quality.js';
import { type EndedConnection, findEndedConnection } from '../search/ended-connection.js';
import type { LandingPage } from '../search/landing-pages.js';
import type { SiteTraffic } from '../search/site-traffic.js';
import type { DashboardFacts } from './site-facts.js';

/** Visits of a site as Google Analytics counts them, all and from organic search. */
export interface VisitsReport extends Omit<SiteTraffic, 'days' | 'quality'> {
  /** What readers have to know of the figures, such as that they are a sample; null where there is nothing. */
  quality_note: string | null;
  /** Pages on which visits began, most first. */
  landing_pages: LandingPage[];
  /** Null while the account that is connected may read the property. */
  connection_ended: EndedConnection | null;
}

const MOST_PAGES = 10;

export function reportVisits({
  traffic,
  landing_pages = [],
  connections,
  ends,
}: Pick<DashboardFacts, 'traffic' | 'landing_pages' | 'connections' | 'ends'>): VisitsReport | null {
  if (!traffic) return null;
  const { days: _days, quality, ...figures } = traffic;
  return {
    ...figures,
    quality_note: describeQuality(quality),
    landing_pages: landing_pages.slice(0, MOST_PAGES),
    connection_ended: findEndedConnection('analytics', traffic, connections, ends),
  };
}
