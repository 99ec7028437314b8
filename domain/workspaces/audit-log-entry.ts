/** One thing that a member did, or tried to do, in a workspace. Entries are never changed. */
export interface AuditLogEntry {
  id: string;
  /** ISO 8601. */
  created_at: string;
  workspace_id: string;
  actor_id: string;
  /** operationId of openapi.yaml, or `applyGroups`. */
  action: string;
  /** Ids in the path of the request, by their names there; of `applyGroups` the workspace, the person and their new role. */
  target: Record<string, string>;
  outcome: 'allowed' | 'denied' | 'failed';
  /** HTTP status of the response. */
  status: number;
  request_id: string;
}

export const AUDIT_LOG_DAYS = 400;
