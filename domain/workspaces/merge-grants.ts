import type { Grant } from './membership.js';
import { ROLES } from './role.js';

/** The higher role of two; of the same role, what both of them allow. */
export function mergeGrants(one: Grant, other: Grant): Grant {
  if (one.role !== other.role) return ROLES.indexOf(one.role) < ROLES.indexOf(other.role) ? one : other;
  const sites = [...new Set([...one.sites, ...other.sites])].sort();
  return { role: one.role, can_send: one.can_send || other.can_send, sites };
}
