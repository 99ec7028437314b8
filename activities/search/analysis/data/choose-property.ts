import { isDomainError } from '../../../../domain/base/errors.js';
import {
  type PropertyChoice,
  type RankedProperty,
  rankProperties,
} from '../../../../domain/search/analysis/property-for-site.js';
import { readPropertyName } from '../../../../domain/search/analysis/read-property-name.js';
import { searchPeriods } from '../../../../domain/search/analysis/search-periods.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';

type Deps = Pick<SearchAnalysisDeps, 'searchConsole' | 'now'>;

/** Days whose impressions say whether a property has data. */
const LOOKED_AT_DAYS = 90;
/** An account has seldom more than http, https, with and without www, and the domain. */
const MOST_ASKED = 6;

/** The property of a list with one name, however that is spelled. */
export function findNamed(named: string, properties: readonly string[]): string | null {
  const name = readPropertyName(named);
  return properties.find((property) => name !== null && readPropertyName(property) === name) ?? null;
}

/**
 * The property to read for a site: the nearest one that has data. Of those that differ by scheme or www the one that was shown
 * most. Where none has data, the nearest. Null when no property covers the site.
 */
export async function chooseProperty(
  deps: Deps,
  { user_id, site_url, properties }: { user_id: OwnerId; site_url: string; properties: readonly string[] },
  signal: AbortSignal,
): Promise<PropertyChoice | null> {
  const ranked = rankProperties(site_url, properties).slice(0, MOST_ASKED);
  const [nearest] = ranked;
  if (!nearest || ranked.length === 1) return nearest ? toChoice(nearest) : null;
  const tried: { candidate: RankedProperty; impressions: number }[] = [];
  for (const candidate of ranked) {
    // What is farther than one with data is not asked for.
    if (tried.some(({ candidate: nearer, impressions }) => impressions > 0 && isNearer(nearer, candidate))) break;
    tried.push({ candidate, impressions: await countImpressions(deps, user_id, candidate.property, signal) });
  }
  const [best] = tried.sort((one, other) => other.impressions - one.impressions);
  return toChoice(best && best.impressions > 0 ? best.candidate : nearest);
}

/** http and https, with and without www, are as near as each other; of two folders the nearer one comes first. */
function isNearer(one: RankedProperty, other: RankedProperty): boolean {
  return one.nearness !== 'variant' || other.nearness !== 'variant';
}

/** 0 for a property that the account may no longer read. */
async function countImpressions(deps: Deps, userId: OwnerId, property: string, signal: AbortSignal): Promise<number> {
  const { start_date, end_date } = searchPeriods(new Date(deps.now()), LOOKED_AT_DAYS, null).current;
  let shown = 0;
  try {
    const query = { start_date, end_date, dimensions: [] };
    for await (const rows of deps.searchConsole.readRows(userId, property, query, signal))
      for (const { impressions } of rows) shown += impressions;
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'not_found') throw error;
  }
  return shown;
}

function toChoice({ property, scope }: RankedProperty): PropertyChoice {
  return { property, scope };
}
