/** Why queued mail is not sent yet. Those that also name a policy check have its name. */
export const WAITING_REASONS = [
  'queue_paused',
  'sender_paused',
  'mail_server_unavailable',
  'provider_day_full',
  'user_daily_cap',
  'sender_daily_cap',
  'domain_daily_cap',
  'outside_sending_window',
  'recipient_cooldown',
  'recipient_mail_on_way',
  'sender_hourly_cap',
  'min_gap',
  'refused_for_now',
  'scheduled',
] as const;

export type WaitingReason = (typeof WAITING_REASONS)[number];

/** Why mail waits, and until when; `next_at` null: until a user acts, such as by resuming the sender. */
export interface Waiting {
  reason: WaitingReason;
  /** What a person or a server said about it, such as the reason of a pause; null when there is no more to say. */
  detail: string | null;
  /** ISO 8601 */
  next_at: string | null;
}

const TEXTS: Record<WaitingReason, string> = {
  queue_paused: 'you paused this queue',
  sender_paused: 'the sender is paused',
  mail_server_unavailable: 'the mail server of the sender cannot be used at the moment',
  provider_day_full: 'the provider of the sender takes no more email today',
  user_daily_cap: 'your daily limit for all senders is reached',
  sender_daily_cap: 'the daily limit of the sender is reached (during warm-up it is lower)',
  domain_daily_cap: 'the daily limit for the recipient’s domain is reached',
  outside_sending_window: 'the sending window of the sender is closed',
  recipient_cooldown: 'the recipient received another email recently',
  recipient_mail_on_way: 'another email to the recipient is on its way',
  sender_hourly_cap: 'the hourly limit of the sender is reached',
  min_gap: 'the sender keeps a gap between two emails',
  refused_for_now: 'the recipient’s server asked to try again later',
  scheduled: 'the start time is not reached yet',
};

/** For people, in the middle of a sentence. */
export function describeWaitReason(reason: WaitingReason): string {
  return TEXTS[reason];
}

/** For people: why, what was said about it, and when it is tried next. */
export function describeWaiting({ reason, detail, next_at }: Waiting): string {
  const when = next_at === null ? '' : ` Next try: ${next_at.slice(0, 16).replace('T', ' ')} UTC.`;
  return `Waiting because ${TEXTS[reason]}${detail === null ? '' : ` (${detail.replace(/\.$/, '')})`}.${when}`;
}

/** The first of the list in a policy's result: its checks, joined by ", ". */
export function findWaitingReason(policyReason: string): WaitingReason {
  const names = new Set(policyReason.split(', '));
  return WAITING_REASONS.find((reason) => names.has(reason)) ?? 'scheduled';
}
