import { may } from '../workspaces/may.js';
import type { Grant } from '../workspaces/membership.js';
import { type DigestTime, usualDigestTime } from './digest-time.js';
import { mayBeNotified } from './may-be-notified.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kind.js';

/** What a person has decided in one workspace; a kind that is absent, and a time that is null, is as the role has it. */
export interface StoredChoices {
  kinds: Partial<Record<NotificationKind, boolean>>;
  digest: DigestTime | null;
}

/** What holds for a person in one workspace. */
export interface NotificationChoices {
  kinds: Record<NotificationKind, boolean>;
  digest: DigestTime;
}

export const NO_CHOICES: StoredChoices = { kinds: {}, digest: null };

/**
 * Calm until a person decides: what stops the work is mailed to those who can fix it, and owners get the weekly digest. Audits
 * are not mailed, since there may be one a day for each of many sites. What a role may not get is off, whatever is stored.
 * @param timeZone of the person, for the usual time of the digest; null where they named none
 */
export function resolveChoices(
  grant: Pick<Grant, 'role' | 'can_send'>,
  { kinds: chosen, digest }: StoredChoices,
  timeZone: string | null = null,
): NotificationChoices {
  const defaults: Record<NotificationKind, boolean> = {
    audit_done: false,
    new_critical_issue: false,
    connection_expired: may(grant, 'manage_connections'),
    sender_paused: may(grant, 'send'),
    link_lost: may(grant, 'send'),
    weekly_digest: grant.role === 'owner',
  };
  const kinds = { ...defaults };
  for (const kind of NOTIFICATION_KINDS) kinds[kind] = mayBeNotified(grant, kind) && (chosen[kind] ?? defaults[kind]);
  return { kinds, digest: digest ?? usualDigestTime(timeZone) };
}
