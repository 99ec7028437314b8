import { dayKey } from '../cap-calendar.js';
import { POLICY_CHECKS } from '../policy.js';
import type { ForecastFacts, PlannedSend, PlayedQueue } from './forecast-facts.js';
import { playQueue } from './play-queue.js';
import type { ForecastCounts, ForecastDay, ForecastMailboxPlan, QueueForecast } from './queue-forecast.js';

/** Shares of the jitter of gaps: shortest, usual, and nearly the longest. */
const JITTER = { least: 0, usual: 0.5, most: 0.999 };

const BASIS =
  'An estimate from the limits, sending windows, warm-up and gaps of the mailboxes as they are now, and from what waits for them already. It assumes no replies, refused emails or pauses, and knows no holidays.';

/** What a forecast says of leaving times; who asks adds the leads that are left out, and why what waits waits. */
export type ForecastPlan = Omit<
  QueueForecast,
  'left_out' | 'total' | 'not_planned' | 'waiting' | 'slip' | 'complete'
> & {
  /** Mails that no mailbox sends. */
  stuck: number;
};

/** @param mailboxes those to be listed, paused ones too */
export function summarizeForecast(
  facts: ForecastFacts,
  mailboxes: readonly Pick<ForecastMailboxPlan, 'sender_id' | 'sender_email' | 'paused'>[],
): ForecastPlan {
  const usual = ownSends(playQueue(facts, JITTER.usual));
  const { sends } = usual;
  // Without gaps there is no jitter.
  const hasGap = facts.mailboxes.some(({ sender }) => sender.min_interval_seconds > 0);
  const ends = [JITTER.least, JITTER.most].map((random) =>
    lastFirst(hasGap ? ownSends(playQueue(facts, random)).sends : sends),
  );
  const [earliest = null, latest = null] = ends;
  return {
    computed_at: facts.now.toISOString(),
    basis: BASIS,
    ...countSends(sends),
    first_at: timeOf(sends[0]),
    last_first_email_at: lastFirst(sends),
    last_first_email_range: earliest === null || latest === null ? null : { earliest, latest },
    last_at: timeOf(sends.at(-1)),
    held_by: POLICY_CHECKS.filter((name) => usual.held.has(name)),
    days: toDays(sends, facts.time_zone),
    mailboxes: mailboxes.map((mailbox) => {
      const own = sends.filter(({ mail }) => mail.sender_id === mailbox.sender_id);
      return { ...mailbox, ...countSends(own), first_at: timeOf(own[0]), last_at: timeOf(own.at(-1)) };
    }),
    stuck: usual.stuck,
  };
}

function ownSends({ sends, stuck, held }: PlayedQueue) {
  return {
    sends: sends.filter(({ mail }) => mail.is_own),
    stuck: stuck.filter(({ is_own }) => is_own).length,
    held,
  };
}

function timeOf(send: PlannedSend | undefined): string | null {
  return send ? new Date(send.at_ms).toISOString() : null;
}

function lastFirst(sends: readonly PlannedSend[]): string | null {
  return timeOf(sends.findLast(({ mail }) => mail.kind === 'first_email'));
}

function countSends(sends: readonly PlannedSend[]): ForecastCounts {
  const first_emails = sends.filter(({ mail }) => mail.kind === 'first_email').length;
  return { first_emails, follow_ups: sends.length - first_emails };
}

function toDays(sends: readonly PlannedSend[], timeZone: string): ForecastDay[] {
  const byDate = new Map<string, PlannedSend[]>();
  for (const send of sends) {
    const date = dayKey(new Date(send.at_ms), timeZone);
    const known = byDate.get(date);
    if (known) known.push(send);
    else byDate.set(date, [send]);
  }
  return [...byDate].map(([date, sent]) => {
    const ids = [...new Set(sent.map(({ mail }) => mail.sender_id))].toSorted();
    const by_mailbox = ids.map((sender_id) => {
      return { sender_id, ...countSends(sent.filter(({ mail }) => mail.sender_id === sender_id)) };
    });
    return { date, ...countSends(sent), by_mailbox };
  });
}
