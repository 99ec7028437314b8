import type { GroupMapping } from '../../domain/workspaces/group-mapping.js';
import { type GroupChange, planGroupChanges } from '../../domain/workspaces/plan-group-changes.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import type { AuditLogRepository } from '../../store/workspaces/audit-log.js';
import type { MembershipsRepository } from '../../store/workspaces/memberships.js';
import type { WorkspacesRepository } from '../../store/workspaces/workspaces.js';
import type { FindLimits } from './find-limits.js';

export interface ApplyGroupsDeps {
  memberships: Pick<MembershipsRepository, 'listOfUser' | 'put' | 'putByGroups' | 'remove'>;
  workspaces: Pick<WorkspacesRepository, 'find' | 'addOwner' | 'removeOwner'>;
  auditLog: Pick<AuditLogRepository, 'append'>;
  logger: { warn(facts: object, text: string): void };
  findLimits: FindLimits;
}

/** What the audit log calls a change that groups made; requests have their operationId. */
const APPLY_GROUPS = 'applyGroups';

export interface GroupsOfUser {
  id: UserId;
  /** Null: the token does not say, which changes nothing. */
  groups: readonly string[] | null;
}

/**
 * Makes the memberships of a person what the groups in their token say. Twice is as once. What cannot be done, such as
 * taking out the last owner, is logged, stays as it is and is tried again with the next token.
 */
export async function applyGroups(
  deps: ApplyGroupsDeps,
  mappings: readonly GroupMapping[],
  { id, groups }: GroupsOfUser,
  requestId: string,
): Promise<void> {
  if (groups === null) return;
  const memberships = await deps.memberships.listOfUser(id);
  for (const change of planGroupChanges(memberships, mappings, groups)) {
    const { workspace_id } = change;
    const before = memberships.find((each) => each.workspace_id === workspace_id)?.role ?? null;
    const refusal = await applyChange(deps, id, change, before === 'owner');
    if (refusal !== null) {
      deps.logger.warn({ workspace_id, user_id: id, request_id: requestId }, refusal);
      continue;
    }
    const target: Record<string, string> = { workspace_id, user_id: id };
    if (change.kind !== 'remove') target['role'] = change.grant.role;
    await deps.auditLog.append({
      workspace_id,
      actor_id: id,
      action: APPLY_GROUPS,
      target,
      outcome: 'allowed',
      status: 200,
      request_id: requestId,
      created_at: new Date().toISOString(),
    });
  }
}

/** @returns why it was not applied; null when it was */
async function applyChange(
  { memberships, workspaces, findLimits }: ApplyGroupsDeps,
  userId: UserId,
  change: GroupChange,
  isOwner: boolean,
): Promise<string | null> {
  const { workspace_id: id } = change;
  if (!(await workspaces.find(id))) return 'groups are mapped to a workspace that is not there';
  const staysOwner = change.kind !== 'remove' && change.grant.role === 'owner';
  if (isOwner && !staysOwner && !(await workspaces.removeOwner(id, userId)))
    return 'the last owner of a workspace keeps the role that no group gives any longer';
  if (change.kind === 'remove') {
    await memberships.remove(id, userId);
    return null;
  }
  const now = new Date();
  const most = findLimits(id).members;
  const member =
    change.kind === 'restore'
      ? await memberships.put(id, userId, change.grant, now, most)
      : await memberships.putByGroups(id, userId, change.grant, change.without_groups, now, most);
  if (!member) return 'a group member was not added: the workspace has as many members as it may have';
  if (staysOwner) await workspaces.addOwner(id, userId);
  return null;
}
