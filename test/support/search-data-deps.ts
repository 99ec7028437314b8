import type { SearchDataDeps } from '../../activities/search/search-data-deps.js';
import { SCOPES } from '../../domain/search/oauth-settings.js';
import type { TestSearchConsole } from './search-console.js';

type Process = Pick<TestSearchConsole, 'tokens' | 'secrets' | 'oauth' | 'searchConsole' | 'analytics' | 'webmaster'>;

/** What the activities take, over the real clients of a process and the real store. */
export function searchDataDeps(
  { store }: TestSearchConsole,
  { tokens, secrets, oauth, searchConsole, analytics, webmaster }: Process,
  changes: Partial<SearchDataDeps> = {},
): SearchDataDeps {
  const { connections, connectionSweeps, connectRequests, artifacts } = store;
  return {
    searchConsole,
    analytics,
    webmaster,
    tokens,
    secrets,
    oauth,
    scopeOf: (platform) => SCOPES[platform],
    connections,
    connectionSweeps,
    connectRequests,
    artifacts,
    now: () => new Date(),
    reportError: () => undefined,
    ...changes,
  };
}
