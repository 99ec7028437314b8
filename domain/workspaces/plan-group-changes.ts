import type { GroupMapping } from './group-mapping.js';
import type { Grant, Membership } from './membership.js';
import { mergeGrants } from './merge-grants.js';

/** What has to become of a membership so that it is as the groups say. */
export type GroupChange =
  /** `without_groups`: what the person is without their groups; null for no member. */
  | { kind: 'grant'; workspace_id: string; grant: Grant; without_groups: Grant | null }
  /** No group makes more of them than they are without. */
  | { kind: 'restore'; workspace_id: string; grant: Grant }
  | { kind: 'remove'; workspace_id: string };

/**
 * Compares the memberships of a person with the groups that their identity provider names. Of several mappings, and of a
 * mapping and an invitation, the highest role counts; what an invitation gave stays when the group is gone.
 */
export function planGroupChanges(
  memberships: readonly Membership[],
  mappings: readonly GroupMapping[],
  groups: readonly string[],
): GroupChange[] {
  const named = new Set(groups);
  const mapped = new Map<string, Grant>();
  for (const { group, workspace_id, ...grant } of mappings) {
    if (!named.has(group)) continue;
    const before = mapped.get(workspace_id);
    mapped.set(workspace_id, before ? mergeGrants(before, grant) : grant);
  }
  const known = new Map(memberships.map((membership) => [membership.workspace_id, membership]));
  const concerned = new Set([...known.keys(), ...mapped.keys()]);
  return [...concerned].flatMap((id) => planChange(id, known.get(id) ?? null, mapped.get(id) ?? null) ?? []);
}

function planChange(workspace_id: string, member: Membership | null, mapped: Grant | null): GroupChange | null {
  const isByGroups = member?.source === 'groups';
  const own = member && (isByGroups ? member.without_groups : toGrant(member));
  const wanted = own && mapped ? mergeGrants(own, mapped) : (mapped ?? own);
  if (!wanted) return isByGroups ? { kind: 'remove', workspace_id } : null;
  if (own && isSame(own, wanted)) return isByGroups ? { kind: 'restore', workspace_id, grant: own } : null;
  if (member && isByGroups && isSame(member, wanted)) return null;
  return { kind: 'grant', workspace_id, grant: wanted, without_groups: own };
}

function toGrant({ role, can_send, sites }: Grant): Grant {
  return { role, can_send, sites };
}

function isSame(one: Grant, other: Grant): boolean {
  const sites = [...one.sites].sort().join(' ') === [...other.sites].sort().join(' ');
  return one.role === other.role && one.can_send === other.can_send && sites;
}
