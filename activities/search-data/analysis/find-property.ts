import { DomainError } from '../../../domain/errors.js';
import { type PropertyChoice, propertyForSite } from '../../../domain/seo/search-console/property-for-site.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface FindPropertyInput {
  user_id: string;
  site_url: string;
}

/**
 * The property of the account that tells about a site. Changes nothing.
 * @throws DomainError not_found when the account has none for it
 */
export async function findProperty(
  { searchConsole }: Pick<SearchAnalysisDeps, 'searchConsole'>,
  { user_id, site_url }: FindPropertyInput,
  signal: AbortSignal,
): Promise<PropertyChoice> {
  const properties = await searchConsole.listProperties(user_id, signal);
  const choice = propertyForSite(site_url, properties);
  if (choice) return choice;
  throw new DomainError(
    'not_found',
    `The connected Search Console account has no property for ${site_url}: add it there and prove that you own it, or connect another account`,
  );
}
