import { userInputUrl } from '../../base/url/url-identity.js';
import { propertyForSite } from './property-for-site.js';
import type { SearchReportHead } from './search-performance.js';

/** The default period of an analysis, also for a refresh of the dashboard. */
export const USUAL_SEARCH_DAYS = 90;
/** After this long, the figures of any period are better than the stored ones. */
const OLD_DAYS = 14;
const DAY_MS = 86_400_000;

type Head = Pick<SearchReportHead, 'site_url' | 'property' | 'periods' | 'data'>;

/**
 * Whether an analysis takes the place of the one that a site's dashboard rests on. One of a folder or of another host never
 * does, nor one of a lesser property of the site; one of an unusual period does where the kept one is no nearer to the
 * usual one, or old. `address`: the site's, as it is watched. `now`: ISO 8601.
 */
export function represents(address: string, found: Head, kept: Head | null, now: string): boolean {
  if (!covers(address, found)) return false;
  if (kept === null || !covers(address, kept)) return true;
  if (Date.parse(now) - Date.parse(kept.data.collected_at) > OLD_DAYS * DAY_MS) return true;
  return isAtLeastAsExact(address, found, kept) && unusualness(found) <= unusualness(kept);
}

/** Where the user does not watch the site, all of it is meant. */
export function addressOfSite(site: string, watchedUrl: string | undefined): string {
  return watchedUrl ?? `https://${site}/`;
}

/** A property of the address itself, or of what is around it. */
function covers(address: string, { property }: Head): boolean {
  return propertyForSite(address, [property]) !== null;
}

/** A request for the URL itself gets the best that the account has at the time. */
function isAtLeastAsExact(address: string, found: Head, kept: Head): boolean {
  if (userInputUrl(found.site_url) === userInputUrl(address)) return true;
  return propertyForSite(address, [kept.property, found.property])?.property === found.property;
}

function unusualness({ periods }: Head): number {
  return Math.abs(periods.current.days - USUAL_SEARCH_DAYS);
}
