import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { AnalyticsProperty, AnalyticsRow } from '../../domain/search/analytics-row.js';
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
  type SiteTraffic,
  siteTrafficKey,
  sumTraffic,
  TRAFFIC_METRICS,
  trafficDays,
  trafficPeriods,
} from '../../domain/search/site-traffic.js';
import { listProperties } from './list-properties.js';
import type { SearchDataDeps } from './search-data-deps.js';

export interface CollectSiteTrafficInput {
  user_id: string;
  /** An address of the site. */
  site_url: string;
}

/** Two requests for each: its name and its streams. */
const MAX_PROPERTIES = 50;

/**
 * Reads what Google Analytics counted on a site, by day and by landing page, from the property that its web stream
 * names. Twice: the newer reading is kept.
 */
export async function collectSiteTraffic(
  deps: SearchDataDeps,
  { user_id, site_url }: CollectSiteTrafficInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const site = identifySite(site_url);
  const key = siteTrafficKey(site);
  const before = await deps.artifacts.get<SiteTraffic>(user_id, key);
  const { property, name } = await findProperty(deps, user_id, site, before, signal);
  const { period, previous_period } = trafficPeriods(deps.now());
  const query = { start_date: previous_period.start_date, end_date: period.end_date };
  const asked = { ...query, dimensions: ['date'], metrics: TRAFFIC_METRICS };
  const rows: AnalyticsRow[] = [];
  for await (const page of deps.analytics.readRows(user_id, property, asked, signal)) rows.push(...page);
  const days = trafficDays(rows, period);
  const traffic: SiteTraffic = {
    property,
    property_name: name,
    period,
    previous_period,
    totals: sumTraffic(days),
    days,
    previous_totals: sumTraffic(trafficDays(rows, previous_period)),
    collected_at: deps.now().toISOString(),
  };
  await deps.artifacts.put(user_id, key, traffic);
  await collectLandingPages(deps, { user_id, site_url }, property, signal);
  return { key };
}

/** Pages on which visits began, for audits to compare with what the site links to. */
async function collectLandingPages(
  deps: SearchDataDeps,
  { user_id, site_url }: CollectSiteTrafficInput,
  property: string,
  signal: AbortSignal,
): Promise<void> {
  const { period } = trafficPeriods(deps.now());
  const query = { ...period, dimensions: LANDING_DIMENSIONS, metrics: LANDING_METRICS };
  const rows: AnalyticsRow[] = [];
  for await (const page of deps.analytics.readRows(user_id, property, query, signal)) rows.push(...page);
  await deps.artifacts.put(user_id, landingPagesKey(identifySite(site_url)), toLandingPages(rows, site_url));
}

type Found = Pick<AnalyticsProperty, 'property' | 'name'>;

/** The one that was found before, as long as the account may read it. One that is not on the list may be on a newer one. */
async function findProperty(
  deps: SearchDataDeps,
  userId: string,
  site: string,
  before: SiteTraffic | null,
  signal: AbortSignal,
): Promise<Found> {
  const connection = await connectionOf(deps, userId);
  const { properties } = connection;
  if (before && properties.includes(before.property)) return { property: before.property, name: before.property_name };
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

async function connectionOf({ connections }: SearchDataDeps, userId: string): Promise<Connection> {
  const connection = await connections.find(userId, 'analytics');
  if (!connection) throw notConnected('analytics');
  return connection;
}

async function searchProperties(
  { analytics }: SearchDataDeps,
  userId: string,
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
