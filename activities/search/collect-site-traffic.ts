import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { worstQuality } from '../../domain/search/analytics-quality.js';
import type { AnalyticsProperty, AnalyticsQuery } from '../../domain/search/analytics-row.js';
import type { Connection } from '../../domain/search/connection.js';
import {
  LANDING_DIMENSIONS,
  LANDING_METRICS,
  landingPagesKey,
  toLandingPages,
} from '../../domain/search/landing-pages.js';
import { notConnected } from '../../domain/search/no-access.js';
import { mayHaveChanged } from '../../domain/search/property-list.js';
import {
  ORGANIC_METRICS,
  ORGANIC_ONLY,
  type SiteTraffic,
  siteTrafficKey,
  sumTraffic,
  TRAFFIC_METRICS,
  trafficDays,
  trafficPeriods,
} from '../../domain/search/site-traffic.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { listProperties } from './list-properties.js';
import type { SearchDataDeps } from './search-data-deps.js';

export interface CollectSiteTrafficInput {
  user_id: OwnerId;
  /** An address of the site. */
  site_url: string;
}

/** Two requests for each: its name and its streams. */
const MAX_PROPERTIES = 50;

/**
 * Reads what Google Analytics counted on a site, by day and by landing page, from the property that its web stream
 * names, in the time of that property. Twice: the newer reading is kept.
 */
export async function collectSiteTraffic(
  deps: SearchDataDeps,
  { user_id, site_url }: CollectSiteTrafficInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const site = identifySite(site_url);
  const key = siteTrafficKey(site);
  const before = await deps.artifacts.get<SiteTraffic>(user_id, key);
  const { property, name, time_zone } = await findProperty(deps, user_id, site, before, signal);
  const { period, previous_period } = trafficPeriods(deps.now(), time_zone);
  const query = { start_date: previous_period.start_date, end_date: period.end_date, dimensions: ['date'] };
  const read = (asked: AnalyticsQuery) => deps.analytics.readReport(user_id, property, asked, signal);
  const all = await read({ ...query, metrics: TRAFFIC_METRICS });
  const organic = await read({ ...query, metrics: ORGANIC_METRICS, only: ORGANIC_ONLY });
  const landing = await read({ ...period, dimensions: LANDING_DIMENSIONS, metrics: LANDING_METRICS });
  const days = trafficDays(all.rows, organic.rows, period);
  const traffic: SiteTraffic = {
    property,
    property_name: name,
    // Of the report, where the property has been moved to another zone since.
    time_zone: all.time_zone ?? time_zone,
    period,
    previous_period,
    totals: sumTraffic(days),
    days,
    previous_totals: sumTraffic(trafficDays(all.rows, organic.rows, previous_period)),
    quality: worstQuality([all.quality, organic.quality, landing.quality]),
    collected_at: deps.now().toISOString(),
  };
  await deps.artifacts.put(user_id, key, traffic);
  await deps.artifacts.put(user_id, landingPagesKey(site), toLandingPages(landing.rows, site_url));
  return { key };
}

type Found = Pick<AnalyticsProperty, 'property' | 'name' | 'time_zone'>;

/** The one that was found before, as long as the account may read it. One that is not on the list may be on a newer one. */
async function findProperty(
  deps: SearchDataDeps,
  userId: OwnerId,
  site: string,
  before: SiteTraffic | null,
  signal: AbortSignal,
): Promise<Found> {
  const connection = await connectionOf(deps, userId);
  const { properties } = connection;
  if (before && properties.includes(before.property)) {
    const { property, property_name: name, time_zone } = before;
    return { property, name, time_zone };
  }
  const found = await searchProperties(deps, userId, site, properties, signal);
  if (found) return found;
  if (mayHaveChanged(connection, deps.now())) {
    await listProperties(deps, { user_id: userId, platform: 'analytics' }, signal);
    const listed = (await connectionOf(deps, userId)).properties;
    const added = listed.filter((property) => !properties.includes(property));
    const late = await searchProperties(deps, userId, site, added, signal);
    if (late) return late;
  }
  throw new DomainError(
    'no_data',
    `No property of the connected account of Google Analytics has a web stream of ${site}`,
  );
}

async function connectionOf({ connections }: SearchDataDeps, userId: OwnerId): Promise<Connection> {
  const connection = await connections.find(userId, 'analytics');
  if (!connection) throw notConnected('analytics');
  return connection;
}

async function searchProperties(
  { analytics }: SearchDataDeps,
  userId: OwnerId,
  site: string,
  properties: readonly string[],
  signal: AbortSignal,
): Promise<Found | null> {
  for (const property of properties.slice(0, MAX_PROPERTIES)) {
    const described = await analytics.describeProperty(userId, property, signal);
    if (described.sites.some((uri) => identifySite(uri) === site)) return described;
  }
  return null;
}
