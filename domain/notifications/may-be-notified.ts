import { may } from '../workspaces/may.js';
import type { Grant } from '../workspaces/membership.js';
import type { Permission } from '../workspaces/permission.js';
import type { NotificationKind } from './notification-kind.js';

/** What a member needs to see in the app what a mail is about. */
const NEEDS: Readonly<Record<NotificationKind, Permission>> = {
  audit_done: 'view_sites',
  new_critical_issue: 'view_sites',
  connection_expired: 'view_workspace',
  sender_paused: 'view_workspace',
  link_lost: 'view_workspace',
  weekly_digest: 'view_sites',
};

/** Whether mails of this kind are for a role at all. Which sites a client guest hears of is decided by `maySee`. */
export function mayBeNotified(grant: Pick<Grant, 'role' | 'can_send'>, kind: NotificationKind): boolean {
  return may(grant, NEEDS[kind]);
}
