import { dayKey, hourKey } from '../cap-calendar.js';
import { domainCapKey } from '../domain-cap-key.js';
import { cooledAt } from '../policy/recipient-cooldown.js';
import type { PolicyCheckName } from '../policy.js';
import { isWithinWindow } from '../sending-window.js';
import { warmUpLimit } from '../warm-up.js';
import { zonedWindow } from '../zoned-window.js';
import type { ForecastFacts, ForecastMail, ForecastMailbox } from './forecast-facts.js';

/** What a mailbox meets at one moment. */
export interface Moment {
  now: Date;
  mailbox: ForecastMailbox;
  day: string;
  hour: string;
  /** Windows that are open now, by their zone. */
  open: Map<string, boolean>;
}

/** The counters of the policy, and the times of last mails, as a played queue moves them: the limits are those of the policy. */
export function createCapCounters(facts: ForecastFacts) {
  const { now, time_zone, mailboxes } = facts;
  const counts = new Map<string, number>();
  const today = dayKey(now, time_zone);
  const add = (key: string, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by);
  add(`user ${today}`, facts.sent_today);
  for (const [domain, count] of facts.sent_to_domains) add(`domain ${domain} ${today}`, count);
  const firstSent = new Map<string, Date | null>();
  const lastSent = new Map<string, Date | null>();
  for (const { sender, sent_today, sent_this_hour, first_sent_at, last_sent_at } of mailboxes) {
    add(`sender ${sender.id} ${today}`, sent_today);
    add(`hour ${sender.id} ${hourKey(now)}`, sent_this_hour);
    firstSent.set(sender.id, first_sent_at);
    lastSent.set(sender.id, last_sent_at);
  }
  const lastTo = new Map(facts.last_mail_to);
  const isFull = (key: string, limit: number) => (counts.get(key) ?? 0) >= limit;

  function limitOf({ sender }: ForecastMailbox, at: Date): number {
    if (!sender.warm_up) return sender.daily_limit;
    return warmUpLimit(sender.daily_limit, firstSent.get(sender.id) ?? null, at, time_zone);
  }

  /** The checks of the policy that hold it back now. */
  function judge(mail: ForecastMail, { now: at, mailbox, day, hour, open }: Moment): PolicyCheckName[] {
    const { sender } = mailbox;
    const failed: PolicyCheckName[] = [];
    if (isFull(`user ${day}`, facts.user_daily_limit)) failed.push('user_daily_cap');
    if (isFull(`domain ${domainCapKey(mail.recipient)} ${day}`, facts.domain_daily_limit))
      failed.push('domain_daily_cap');
    if (isFull(`sender ${sender.id} ${day}`, limitOf(mailbox, at))) failed.push('sender_daily_cap');
    if (isFull(`hour ${sender.id} ${hour}`, sender.hourly_limit)) failed.push('sender_hourly_cap');
    const last = lastSent.get(sender.id);
    if (last && at.getTime() - last.getTime() < sender.min_interval_seconds * 1_000) failed.push('min_gap');
    const mailed = lastTo.get(mail.recipient);
    if (mail.kind === 'first_email' && mailed !== undefined && cooledAt(new Date(mailed).toISOString()) > at)
      failed.push('recipient_cooldown');
    const window = zonedWindow(sender.sending_window, mail.recipient, time_zone);
    if (window !== null) {
      const isOpen = open.get(window.time_zone) ?? isWithinWindow(at, window);
      open.set(window.time_zone, isOpen);
      if (!isOpen) failed.push('outside_sending_window');
    }
    return failed;
  }

  function record(mail: ForecastMail, { now: at, mailbox, day, hour }: Moment): void {
    const { id } = mailbox.sender;
    for (const key of [`user ${day}`, `domain ${domainCapKey(mail.recipient)} ${day}`, `sender ${id} ${day}`]) add(key);
    add(`hour ${id} ${hour}`);
    lastSent.set(id, at);
    if (firstSent.get(id) == null) firstSent.set(id, at);
    lastTo.set(mail.recipient, at.getTime());
  }

  return {
    judge,
    record,
    lastSentAt: (id: string): string | null => lastSent.get(id)?.toISOString() ?? null,
    lastMailTo: (recipient: string): string | null => {
      const at = lastTo.get(recipient);
      return at === undefined ? null : new Date(at).toISOString();
    },
  };
}

export type CapCounters = ReturnType<typeof createCapCounters>;
