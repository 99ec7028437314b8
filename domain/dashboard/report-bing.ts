import type { BingTraffic } from '../search/bing-traffic.js';
import { type EndedConnection, findEndedConnection } from '../search/ended-connection.js';
import type { DashboardFacts } from './site-facts.js';

/** Clicks and impressions of a site in Bing. */
export interface BingReport extends Omit<BingTraffic, 'days'> {
  /** Null while the account that is connected may read the site. */
  connection_ended: EndedConnection | null;
}

export function reportBing({
  bing,
  connections,
  ends,
}: Pick<DashboardFacts, 'bing' | 'connections' | 'ends'>): BingReport | null {
  if (!bing) return null;
  const { days: _days, ...figures } = bing;
  return { ...figures, connection_ended: findEndedConnection('altengine', bing, connections, ends) };
}
