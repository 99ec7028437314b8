import { DomainError } from '../../../domain/base/errors.js';
import { type PropertyChoice, propertyForSite } from '../../../domain/search/analysis/property-for-site.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface FindPropertyInput {
  user_id: string;
  site_url: string;
  /** The property that the caller named; only this one will do. */
  named?: string;
}

/**
 * The property of the account that covers a site, or the one that was named. Changes nothing.
 * @throws DomainError not_found when the account has none for it
 */
export async function findProperty(
  { searchConsole }: Pick<SearchAnalysisDeps, 'searchConsole'>,
  { user_id, site_url, named }: FindPropertyInput,
  signal: AbortSignal,
): Promise<PropertyChoice> {
  const properties = await searchConsole.listProperties(user_id, signal);
  const choice = propertyForSite(
    site_url,
    named === undefined ? properties : properties.filter((property) => property.toLowerCase() === named),
  );
  if (choice) return choice;
  throw new DomainError(
    'not_found',
    `The connected Search Console account has no property for ${named ?? site_url}: add it there and prove that you own it, or connect another account`,
  );
}
