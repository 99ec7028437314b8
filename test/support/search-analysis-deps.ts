import type { SearchAnalysisDeps } from '../../activities/search/analysis/search-analysis-deps.js';
import type { Connection } from '../../domain/search/connection.js';
import type { SearchConsolePort } from '../../domain/search/search-console-port.js';

/** Where the data of these deps end: the newest complete day is 2026-06-27. */
export const SEARCH_NOW = '2026-06-30T18:00:00.000Z';
export const SEARCH_OPERATION = { id: '0123456789abcdef01234567', user_id: 'alice' };

/** Analysing without servers: artifacts in a map, nothing stored besides. */
export function searchAnalysisDeps(
  searchConsole: SearchConsolePort,
  overrides: Partial<SearchAnalysisDeps> = {},
): SearchAnalysisDeps & { values: Map<string, unknown>; faults: unknown[] } {
  const values = new Map<string, unknown>();
  const errors: unknown[] = [];
  return {
    values,
    faults: errors,
    searchConsole,
    fieldData: null,
    connections: { find: async (user_id) => connectedAs(user_id) },
    artifacts: {
      put: async (user, key, value) => {
        values.set(`${user} ${key}`, structuredClone(value));
        return { bytes: 0 };
      },
      get: async <Value>(user: string, key: string) => (values.get(`${user} ${key}`) ?? null) as Value | null,
      remove: async (user, key) => void values.delete(`${user} ${key}`),
    },
    audits: { list: async () => ({ items: [], next_cursor: null }) },
    crawls: { find: async () => null, streamDigests: async function* () {} },
    pageInspections: { put: async () => undefined },
    inspectionQuotas: { claim: async () => 'granted' },
    operations: { find: async () => null, findLatest: async () => null },
    sites: { findBySite: async () => null, update: async () => null },
    publish: async () => undefined,
    siteVersions: { raise: async () => undefined },
    now: () => Date.parse(SEARCH_NOW),
    onFailure: (error) => void errors.push(error),
    ...overrides,
  };
}

export function connectedAs(user_id: string, changes: Partial<Connection> = {}): Connection {
  return {
    user_id,
    platform: 'searchconsole',
    status: 'connected',
    scopes: [],
    properties: [],
    connected_at: SEARCH_NOW,
    listed_at: null,
    last_sync_at: null,
    error: null,
    ...changes,
  };
}
