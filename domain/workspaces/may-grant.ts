import type { Role } from './role.js';

/**
 * Whether a member with the role `by` may give another member the role `to`, or change one who has the role `from`:
 * owners anything, admins anything below an owner, the others nothing.
 */
export function mayGrant(by: Role, to: Role, from: Role | null = null): boolean {
  if (by === 'owner') return true;
  return by === 'admin' && to !== 'owner' && from !== 'owner';
}
