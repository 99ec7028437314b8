import type { Platform } from '../../domain/search/connection.js';
import type { SearchDataDeps } from './search-data-deps.js';

export interface ListPropertiesInput {
  user_id: string;
  platform: Platform;
}

const MAX_PROPERTIES = 2_000;
const MAX_PROPERTY_CHARS = 500;

/** Lists what the account may read, and stores it with the connection. Twice: the newer result is kept. */
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
  const properties = listed.filter(({ length }) => length <= MAX_PROPERTY_CHARS).slice(0, MAX_PROPERTIES);
  await connections.noteSync(user_id, platform, { properties, at: now(), error: null });
  return { properties: properties.length };
}
