import type { Platform } from '../../domain/search/connection.js';
import type { ListPropertiesInput } from '../../domain/search/platform-inputs.js';
import { keptProperties } from '../../domain/search/property-list.js';
import type { SearchDataDeps } from './search-data-deps.js';

/** Asks what the account may read, and notes it at the connection. Twice: the newer answer stands. */
export async function listProperties(
  { searchConsole, analytics, webmaster, connections, now }: SearchDataDeps,
  { user_id, platform }: ListPropertiesInput,
  signal: AbortSignal,
): Promise<{ properties: number }> {
  const lists: Record<Platform, () => Promise<string[]>> = {
    searchconsole: () => searchConsole.listProperties(user_id, signal),
    analytics: () => analytics.listProperties(user_id, signal),
    altengine: () => webmaster.listSites(user_id, signal),
  };
  const listed = await lists[platform]();
  const properties = keptProperties(listed);
  await connections.noteSync(user_id, platform, { properties, at: now(), error: null });
  return { properties: properties.length };
}
