import type { Permission } from '../workspaces/permission.js';

const READING: ReadonlySet<Permission> = new Set<Permission>(['view_sites', 'view_workspace', 'view_audit_log']);

/** Whether a read-only token is refused what needs this permission. */
export function needsWriteAccess(permission: Permission): boolean {
  return !READING.has(permission);
}
