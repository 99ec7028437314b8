import type { Grant } from './membership.js';
import type { Permission } from './permission.js';
import type { Role } from './role.js';

const VIEW: readonly Permission[] = ['view_sites', 'view_workspace'];
const EDIT: readonly Permission[] = [...VIEW, 'edit_sites', 'edit_outreach'];
const ADMIN: readonly Permission[] = [
  ...EDIT,
  'send',
  'manage_connections',
  'manage_brands',
  'manage_members',
  'view_audit_log',
  'edit_workspace',
  'move_records',
];

const GRANTED: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set<Permission>([...ADMIN, 'delete_workspace']),
  admin: new Set(ADMIN),
  editor: new Set(EDIT),
  viewer: new Set(VIEW),
  client_guest: new Set<Permission>(['view_sites']),
};

/** The one place that says what a role may do. Whether a guest may see a site is decided by `maySee`. */
export function may({ role, can_send }: Pick<Grant, 'role' | 'can_send'>, permission: Permission): boolean {
  if (permission === 'send' && role === 'editor') return can_send;
  return GRANTED[role].has(permission);
}

/** Whether the site is shown to a member. @param site registrable domain */
export function maySee({ role, sites }: Pick<Grant, 'role' | 'sites'>, site: string): boolean {
  return role !== 'client_guest' || sites.includes(site);
}
