import { DomainError } from '../../../domain/base/errors.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import { type PropertyChoice, propertyForSite } from '../../../domain/search/analysis/property-for-site.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { chooseProperty, findNamed } from './data/choose-property.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface FindPropertyInput {
  user_id: OwnerId;
  site_url: string;
  /** The property that the caller named; only this one will do. */
  named?: string;
}

type Deps = Pick<SearchAnalysisDeps, 'searchConsole' | 'sites' | 'siteVersions' | 'now'>;

/**
 * The property to read for a site: the one that the caller named, else the one that was chosen for the site before, else the
 * nearest with data. Changes: a property that was named is kept with the site, where the user watches it. Twice: the same.
 * @throws DomainError not_found when the account has none for the site, or not the one that was named
 */
export async function findProperty(
  deps: Deps,
  { user_id, site_url, named }: FindPropertyInput,
  signal: AbortSignal,
): Promise<PropertyChoice> {
  const properties = await deps.searchConsole.listProperties(user_id, signal);
  const choice =
    named === undefined
      ? await findUsual(deps, { user_id, site_url, properties }, signal)
      : findCovering(named, site_url, properties);
  if (!choice) {
    throw new DomainError(
      'not_found',
      `The connected Search Console account has no property for ${named ?? site_url}: add it there and prove that you own it, or connect another account`,
    );
  }
  if (named !== undefined) await keepChoice(deps, user_id, site_url, choice.property);
  return choice;
}

/** What was chosen for the site, as long as the account has it; else the nearest property with data. */
export async function findUsual(
  deps: Pick<Deps, 'searchConsole' | 'sites' | 'now'>,
  about: { user_id: OwnerId; site_url: string; properties: readonly string[] },
  signal: AbortSignal,
): Promise<PropertyChoice | null> {
  const { user_id, site_url, properties } = about;
  const watched = await deps.sites.findBySite(user_id, identifySite(site_url));
  const kept = watched?.search_property ?? null;
  const found = kept === null ? null : findCovering(kept, site_url, properties);
  return found ?? (await chooseProperty(deps, about, signal));
}

function findCovering(named: string, siteUrl: string, properties: readonly string[]): PropertyChoice | null {
  const property = findNamed(named, properties);
  return property === null ? null : propertyForSite(siteUrl, [property]);
}

async function keepChoice(deps: Deps, userId: OwnerId, siteUrl: string, property: string): Promise<void> {
  const watched = await deps.sites.findBySite(userId, identifySite(siteUrl));
  if (!watched || watched.search_property === property) return;
  await deps.sites.update(userId, watched.id, { search_property: property }, new Date(deps.now()));
  await deps.siteVersions.raise(userId, watched.site);
}
