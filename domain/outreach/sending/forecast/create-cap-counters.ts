import { dayKey, hourKey } from '../cap-calendar.js';
import { domainCapKey } from '../domain-cap-key.js';
import { findInstant } from '../local-time.js';
import { cooledAt } from '../policy/recipient-cooldown.js';
import type { PolicyCheckName } from '../policy.js';
import { isWithinWindow, nextOpening, readMinutes } from '../sending-window.js';
import { warmUpLimit } from '../warm-up.js';
import { type ZonedWindow, zonedWindow } from '../zoned-window.js';
import type { ForecastFacts, ForecastMail, ForecastMailbox } from './forecast-facts.js';

/** What a mailbox meets at one moment. */
export interface Moment {
  now: Date;
  mailbox: ForecastMailbox;
  day: string;
  hour: string;
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
  const domainOf = remember(
    ({ recipient }: ForecastMail) => recipient,
    ({ recipient }) => domainCapKey(recipient),
  );
  const windowOf = remember(
    ({ recipient }: ForecastMail, { id }: ForecastMailbox['sender']) => `${id} ${recipient}`,
    ({ recipient }, { sending_window }) => zonedWindow(sending_window, recipient, time_zone),
  );
  const isOpen = createWindowReader();
  const isFull = (key: string, limit: number) => (counts.get(key) ?? 0) >= limit;

  function limitOf({ sender }: ForecastMailbox, at: Date): number {
    if (!sender.warm_up) return sender.daily_limit;
    return warmUpLimit(sender.daily_limit, firstSent.get(sender.id) ?? null, at, time_zone);
  }

  /** The checks of the policy that hold it back now. */
  function judge(mail: ForecastMail, { now: at, mailbox, day, hour }: Moment): PolicyCheckName[] {
    const { sender } = mailbox;
    const failed: PolicyCheckName[] = [];
    if (isFull(`user ${day}`, facts.user_daily_limit)) failed.push('user_daily_cap');
    if (isFull(`domain ${domainOf(mail)} ${day}`, facts.domain_daily_limit)) failed.push('domain_daily_cap');
    if (isFull(`sender ${sender.id} ${day}`, limitOf(mailbox, at))) failed.push('sender_daily_cap');
    if (isFull(`hour ${sender.id} ${hour}`, sender.hourly_limit)) failed.push('sender_hourly_cap');
    const last = lastSent.get(sender.id);
    if (last && at.getTime() - last.getTime() < sender.min_interval_seconds * 1_000) failed.push('min_gap');
    const mailed = lastTo.get(mail.recipient);
    if (mail.kind === 'first_email' && mailed !== undefined && cooledAt(new Date(mailed).toISOString()) > at)
      failed.push('recipient_cooldown');
    if (!isOpen(sender.id, windowOf(mail, sender), at)) failed.push('outside_sending_window');
    return failed;
  }

  function record(mail: ForecastMail, { now: at, mailbox, day, hour }: Moment): void {
    const { id } = mailbox.sender;
    for (const key of [`user ${day}`, `domain ${domainOf(mail)} ${day}`, `sender ${id} ${day}`]) add(key);
    add(`hour ${id} ${hour}`);
    lastSent.set(id, at);
    if (firstSent.get(id) == null) firstSent.set(id, at);
    lastTo.set(mail.recipient, at.getTime());
  }

  return {
    judge,
    record,
    dayOf: createDayReader(time_zone),
    windowOf,
    lastSentAt: (id: string): string | null => lastSent.get(id)?.toISOString() ?? null,
    lastMailTo: (recipient: string): string | null => {
      const at = lastTo.get(recipient);
      return at === undefined ? null : new Date(at).toISOString();
    },
  };
}

/** Windows are asked for each mail: one is read again when it opens or closes. */
function createWindowReader() {
  const known = new Map<string, { isOpen: boolean; fromMs: number; untilMs: number }>();
  return (senderId: string, window: ZonedWindow | null, at: Date): boolean => {
    if (window === null) return true;
    const key = `${senderId} ${window.time_zone}`;
    const read = known.get(key);
    if (read && at.getTime() >= read.fromMs && at.getTime() < read.untilMs) return read.isOpen;
    const isOpen = isWithinWindow(at, window);
    const until = isOpen ? findInstant(at, window.time_zone, 0, readMinutes(window.to)) : nextOpening(at, window);
    known.set(key, { isOpen, fromMs: at.getTime(), untilMs: until.getTime() });
    return isOpen;
  };
}

const QUARTER_MS = 900_000;

/** Days begin at a quarter of an hour in every zone. */
function createDayReader(timeZone: string): (at: Date) => string {
  const read = remember(
    (quarter: number) => `${quarter}`,
    (quarter: number) => dayKey(new Date(quarter * QUARTER_MS), timeZone),
  );
  return (at) => read(Math.floor(at.getTime() / QUARTER_MS));
}

function remember<Given extends unknown[], Value>(
  keyOf: (...given: Given) => string,
  read: (...given: Given) => Value,
): (...given: Given) => Value {
  const known = new Map<string, Value>();
  return (...given) => {
    const key = keyOf(...given);
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = read(...given);
    known.set(key, value);
    return value;
  };
}

export type CapCounters = ReturnType<typeof createCapCounters>;
