import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { propertyForSite } from '../../domain/search/analysis/property-for-site.js';
import { type BingTraffic, bingTrafficKey, sumBingDays } from '../../domain/search/bing-traffic.js';
import { notConnected } from '../../domain/search/no-access.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { SearchDataDeps } from './search-data-deps.js';

export interface CollectBingTrafficInput {
  user_id: OwnerId;
  /** An address of the site. */
  site_url: string;
}

/**
 * Reads clicks and impressions of a site in Bing, by day. Twice: the newer reading is kept.
 * @throws DomainError no_data when the account has no such site, or Bing has no day of it
 */
export async function collectBingTraffic(
  { webmaster, connections, artifacts, now }: SearchDataDeps,
  { user_id, site_url }: CollectBingTrafficInput,
  signal: AbortSignal,
): Promise<{ key: string }> {
  const connection = await connections.find(user_id, 'altengine');
  if (!connection) throw notConnected('altengine');
  const property = propertyForSite(site_url, connection.properties)?.property;
  if (property === undefined)
    throw new DomainError('no_data', `No site of the connected account of Bing Webmaster Tools is ${site_url}`);
  const figures = sumBingDays(await webmaster.rankAndTraffic(user_id, property, signal));
  if (figures === null) throw new DomainError('no_data', `Bing has no figures of ${property} yet`);
  const key = bingTrafficKey(identifySite(site_url));
  const traffic: BingTraffic = { property, ...figures, collected_at: now().toISOString() };
  await artifacts.put(user_id, key, traffic);
  return { key };
}
