import type {
  CollectRawRowsInput,
  ConnectPlatformInput,
  DisconnectPlatformInput,
  ListPropertiesInput,
} from '../../domain/search/platform-inputs.js';
import { runVisit } from '../run-visit.js';
import { type CollectBingTrafficInput, collectBingTraffic } from './collect-bing-traffic.js';
import { collectRawRows } from './collect-raw-rows.js';
import { type CollectSiteTrafficInput, collectSiteTraffic } from './collect-site-traffic.js';
import { connectPlatform } from './connect-platform.js';
import { disconnectPlatform } from './disconnect-platform.js';
import { listProperties } from './list-properties.js';
import type { SearchDataDeps } from './search-data-deps.js';
import { type WatchPageInput, watchConnections } from './watch-connections.js';

/** Access to the platforms of users, on the `orchestration` queue: they wait for responses more than they work. */
export function createSearchDataActivities(deps: SearchDataDeps) {
  return {
    connectPlatform: runVisit((input: ConnectPlatformInput, signal) => connectPlatform(deps, input, signal)),
    disconnectPlatform: runVisit((input: DisconnectPlatformInput, signal) => disconnectPlatform(deps, input, signal)),
    listProperties: runVisit((input: ListPropertiesInput, signal) => listProperties(deps, input, signal)),
    collectRawRows: runVisit((input: CollectRawRowsInput, signal) => collectRawRows(deps, input, signal)),
    collectSiteTraffic: runVisit((input: CollectSiteTrafficInput, signal) => collectSiteTraffic(deps, input, signal)),
    collectBingTraffic: runVisit((input: CollectBingTrafficInput, signal) => collectBingTraffic(deps, input, signal)),
    watchConnections: runVisit((input: WatchPageInput, signal) => watchConnections(deps, input, signal)),
  };
}

export type SearchDataActivities = ReturnType<typeof createSearchDataActivities>;
