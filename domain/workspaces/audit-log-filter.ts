import type { AuditLogEntry } from './audit-log-entry.js';

/** Which entries of an audit log are listed or exported; null does not narrow. */
export interface AuditLogFilter {
  actor_id: string | null;
  /** operationId of openapi.yaml. */
  action: string | null;
  outcome: AuditLogEntry['outcome'] | null;
  /** ISO 8601, inclusive. */
  from: string | null;
  /** ISO 8601, exclusive. */
  until: string | null;
}
