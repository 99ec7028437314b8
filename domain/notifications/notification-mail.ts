import { NOTIFICATION_KINDS } from './notification-kind.js';

export const NOTIFICATION_STATUSES = ['pending', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const;
/**
 * `sending`: its body is on the way, and no other try begins. `unknown`: the server may have it, so that it is not sent again.
 * `skipped`: there was a reason not to send it, such as a membership that ended.
 */
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** Invitations are mails of the platform too, to people who choose nothing here yet. */
export const PLATFORM_MAIL_KINDS = [...NOTIFICATION_KINDS, 'invitation'] as const;
export type PlatformMailKind = (typeof PLATFORM_MAIL_KINDS)[number];

/** One mail of the platform to one person: at most one for each key. */
export interface NotificationMail {
  id: string;
  workspace_id: string;
  /** The person it is for; of an invitation the member who invites. */
  user_id: string;
  kind: PlatformMailKind;
  /** What makes it one mail however often its cause is reported, such as `audit.completed:<audit id>`. */
  key: string;
  /** What the mail is about: small, without secrets. */
  data: Record<string, unknown>;
  status: NotificationStatus;
  /** Why it was skipped, failed, or is tried again; for people. Null where there is nothing to say. */
  reason: string | null;
  tries: number;
  /** ISO 8601; null when nothing more happens to it. */
  next_attempt_at: string | null;
  created_at: string;
}
