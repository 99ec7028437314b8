import { nextDayStart, nextHourStart } from './cap-calendar.js';
import type { PolicyFacts } from './policy/facts.js';
import { cooledAt } from './policy/recipient-cooldown.js';
import type { PolicyCheckName } from './policy.js';
import { nextOpening } from './sending-window.js';

/** Added to the gap, so that mails are not sent like clockwork: for ten minutes 90 to 420 seconds, as Warmbly does. */
const LEAST_JITTER = { share: 0.15, ms: 90_000 };
const MOST_JITTER = { share: 0.7, ms: 420_000 };

/** What of the facts says when a mail may leave. */
export interface PacingFacts extends Pick<PolicyFacts, 'now' | 'time_zone' | 'last_mail_to_recipient_at'> {
  sender: Pick<PolicyFacts['sender'], 'min_interval_seconds' | 'last_sent_at' | 'sending_window'>;
}

/**
 * When a mail held by these checks may be tried again: the latest time of all of them, within the sending window.
 * @param random 0 up to 1, for the jitter of the gap
 */
export function nextAllowedInstant(facts: PacingFacts, failed: readonly PolicyCheckName[], random: number): Date {
  const waits = failed.map((name) => freeAt(facts, name, random).getTime());
  const latest = new Date(Math.max(facts.now.getTime(), ...waits));
  const { sending_window } = facts.sender;
  return sending_window === null ? latest : nextOpening(latest, sending_window);
}

/** From one mail of a sender to the next, with jitter. @param random 0 up to 1 */
export function pacedGapMs(minIntervalSeconds: number, random: number): number {
  const gapMs = minIntervalSeconds * 1000;
  const [least = 0, most = 0] = [LEAST_JITTER, MOST_JITTER].map(({ share, ms }) => Math.min(gapMs * share, ms));
  return gapMs + Math.round(least + (most - least) * random);
}

function freeAt(facts: PacingFacts, name: PolicyCheckName, random: number): Date {
  const { now, sender, time_zone } = facts;
  switch (name) {
    case 'user_daily_cap':
    case 'domain_daily_cap':
    case 'sender_daily_cap':
      return nextDayStart(now, time_zone);
    case 'sender_hourly_cap':
      return nextHourStart(now);
    case 'min_gap':
      return new Date(
        Date.parse(sender.last_sent_at ?? now.toISOString()) + pacedGapMs(sender.min_interval_seconds, random),
      );
    case 'recipient_cooldown':
      return facts.last_mail_to_recipient_at === null ? now : cooledAt(facts.last_mail_to_recipient_at);
    default:
      return now;
  }
}
