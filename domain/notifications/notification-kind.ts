/** What a person may get mails about, workspace by workspace. */
export const NOTIFICATION_KINDS = [
  'audit_done',
  'new_critical_issue',
  'connection_expired',
  'sender_paused',
  'link_lost',
  'weekly_digest',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
