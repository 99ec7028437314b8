import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import { type CollectRawRowsInput, collectRawRows } from './collect-raw-rows.js';
import { type CollectSiteTrafficInput, collectSiteTraffic } from './collect-site-traffic.js';
import { type ConnectPlatformInput, connectPlatform } from './connect-platform.js';
import { type DisconnectPlatformInput, disconnectPlatform } from './disconnect-platform.js';
import { type ListPropertiesInput, listProperties } from './list-properties.js';
import type { SearchDataDeps } from './search-data-deps.js';
import { type WatchPageInput, watchConnections } from './watch-connections.js';

/** Access to the platforms of users, on the queue orchestration: they wait for answers more than they work. */
export function createSearchDataActivities(deps: SearchDataDeps) {
  const signal = (): AbortSignal => Context.current().cancellationSignal;
  return {
    connectPlatform: runActivity((input: ConnectPlatformInput) => connectPlatform(deps, input, signal())),
    disconnectPlatform: runActivity((input: DisconnectPlatformInput) => disconnectPlatform(deps, input, signal())),
    listProperties: runActivity((input: ListPropertiesInput) => listProperties(deps, input, signal())),
    collectRawRows: runActivity((input: CollectRawRowsInput) => collectRawRows(deps, input, signal())),
    collectSiteTraffic: runActivity((input: CollectSiteTrafficInput) => collectSiteTraffic(deps, input, signal())),
    watchConnections: runActivity((input: WatchPageInput) => watchConnections(deps, input, signal())),
  };
}

export type SearchDataActivities = ReturnType<typeof createSearchDataActivities>;
