import type { OperationError } from '../../../domain/operations/operations.js';
import type { GivenAccess } from '../../../domain/search/connection-grant.js';
import type {
  CollectRawRowsInput,
  ConnectPlatformInput,
  DisconnectPlatformInput,
  ListPropertiesInput,
} from '../../../domain/search/platform-inputs.js';
import { rawReadingId } from '../../../domain/search/raw-rows.js';

export const CONNECT_PLATFORM = 'connectPlatform';
export const DISCONNECT_PLATFORM = 'disconnectPlatform';
export const COLLECT_RAW_ROWS = 'collectRawRows';
export const LIST_PROPERTIES = 'listProperties';
/** What a Schedule starts. */
export const WATCH_CONNECTIONS = 'watchConnections';

export type ConnectOutcome =
  | { connected: true; properties: number | null; access?: GivenAccess }
  | { connected: false; error: OperationError };

/** `revoked` false: the provider has no way, or did not respond; what is stored here is erased all the same. */
export interface DisconnectOutcome {
  found: boolean;
  revoked: boolean;
}

export type CollectOutcome = { collected: true } | { collected: false; error: OperationError };

export type ListOutcome = { listed: true } | { listed: false; error: OperationError };

export interface WatchOutcome {
  checked: number;
  expired: number;
  failed: number;
}

/** A code is exchanged once. */
export function connectPlatformWorkflowId({ user_id, platform, request_id }: ConnectPlatformInput): string {
  return `connect_platform:${user_id}:${platform}:${request_id.slice(0, 16)}`;
}

export function disconnectPlatformWorkflowId({ user_id, platform }: DisconnectPlatformInput): string {
  return `disconnect_platform:${user_id}:${platform}`;
}

/** Concurrent requests for the same rows wait for the same reading. Temporal accepts ids up to 1,000 characters. */
export function collectRawRowsWorkflowId({ user_id, request }: CollectRawRowsInput): string {
  return `collect_raw_rows:${user_id}:${rawReadingId(request)}`.slice(0, 900);
}

/** Concurrent requests for a missing property wait for the same list. */
export function listPropertiesWorkflowId({ user_id, platform }: ListPropertiesInput): string {
  return `list_properties:${user_id}:${platform}`;
}

const WATCH_ID = 'watch-connections';

/** The Schedule, as Temporal's client takes it. */
export function watchSchedule() {
  return {
    scheduleId: WATCH_ID,
    spec: { intervals: [{ every: 30 * 60_000 }], jitter: 5 * 60_000 },
    policies: { overlap: 'SKIP' as const, catchupWindow: '1 minute' as const },
    action: {
      type: 'startWorkflow' as const,
      workflowType: WATCH_CONNECTIONS,
      workflowId: WATCH_ID,
      taskQueue: 'orchestration',
      args: [],
      workflowRunTimeout: '25 minutes' as const,
    },
  };
}
