import { recipientTimeZone } from '../../campaigns/recipient-time-zone.js';
import { hourKey } from '../cap-calendar.js';
import { nextAllowedInstant } from '../pacing.js';
import type { PolicyCheckName } from '../policy.js';
import { addWorkingDays } from '../sequence/add-working-days.js';
import { type CapCounters, createCapCounters, type Moment } from './create-cap-counters.js';
import type { ForecastFacts, ForecastMail, ForecastMailbox, PlayedQueue } from './forecast-facts.js';

const DAY_MS = 86_400_000;
/** A follow-up that leaves later than this after its time moves those behind it: see the task of a follow-up. */
const LATE_MS = DAY_MS / 24;
const LONGEST_MS = 400 * DAY_MS;
/** These wait for the recipient; the mailbox's other mail may continue. */
const OF_RECIPIENT = new Set<PolicyCheckName>(['recipient_cooldown', 'domain_daily_cap']);

interface Turns {
  mailbox: ForecastMailbox;
  /** Nothing of it leaves before. */
  holdMs: number;
  /** Not due yet, those that are due first in front. */
  later: ForecastMail[];
  /** Due: follow-ups first, then by time. */
  ready: ForecastMail[];
}

/**
 * Plays the queues of mailboxes forward by the rules that they are really paced by: the same caps, windows, warm-up and gaps
 * (`nextAllowedInstant`), follow-ups first, each mailbox in turns of its own. Nothing is known of replies, refusals of
 * servers and pauses to come: a plan for a calm sea.
 * @param random 0 up to 1: where in the jitter of the gap every mail is
 */
export function playQueue(facts: ForecastFacts, random: number): PlayedQueue {
  const counters = createCapCounters(facts);
  const turns = facts.mailboxes.map((mailbox) => openTurns(facts, mailbox));
  const known = new Set(facts.mailboxes.map(({ sender }) => sender.id));
  const played: PlayedQueue = {
    sends: [],
    stuck: facts.mails.filter(({ sender_id }) => !known.has(sender_id)),
    held: new Map(),
  };
  const endMs = facts.now.getTime() + LONGEST_MS;
  for (;;) {
    const next = turns.reduce<{ turn: Turns; atMs: number } | null>((first, turn) => {
      const atMs = nextTurnMs(turn, facts.now.getTime());
      return atMs !== null && (first === null || atMs < first.atMs) ? { turn, atMs } : first;
    }, null);
    if (next === null || next.atMs > endMs) break;
    takeTurn({ facts, counters, played, random }, next.turn, next.atMs);
  }
  played.stuck.push(...turns.flatMap(({ ready, later }) => [...ready, ...later]));
  return played;
}

function openTurns({ now, mails }: ForecastFacts, mailbox: ForecastMailbox): Turns {
  const later = mails.filter(({ sender_id }) => sender_id === mailbox.sender.id).toSorted(byDue);
  return { mailbox, holdMs: (mailbox.rest_until ?? now).getTime(), later, ready: [] };
}

function nextTurnMs({ holdMs, ready, later }: Turns, nowMs: number): number | null {
  const dueMs = ready.length > 0 ? 0 : later[0]?.due_ms;
  return dueMs === undefined ? null : Math.max(nowMs, holdMs, dueMs);
}

interface Play {
  facts: ForecastFacts;
  counters: CapCounters;
  played: PlayedQueue;
  random: number;
}

/** What is due leaves until something holds the mailbox, as in the activity that sends. */
function takeTurn(play: Play, turn: Turns, atMs: number): void {
  const { counters, facts, played } = play;
  const now = new Date(atMs);
  const moment: Moment = {
    now,
    mailbox: turn.mailbox,
    day: counters.dayOf(now),
    hour: hourKey(now),
  };
  const untils = new Map<string, number>();
  const due = turn.later.findIndex(({ due_ms }) => due_ms > atMs);
  for (const mail of turn.later.splice(0, due === -1 ? turn.later.length : due)) insert(turn.ready, mail, byTurn);
  const waiting = turn.ready;
  turn.ready = [];
  for (const [index, mail] of waiting.entries()) {
    const failed = counters.judge(mail, moment);
    if (failed.length === 0) {
      counters.record(mail, moment);
      played.sends.push({ mail, at_ms: atMs });
      const next = nextFollowUp(facts, mail, atMs);
      if (next) insert(turn.later, next, byDue);
      continue;
    }
    const untilMs = Math.max(atMs + 1, readUntil(play, untils, mail, moment, failed));
    if (mail.is_own) for (const name of failed) played.held.set(name, (played.held.get(name) ?? 0) + 1);
    if (failed.some((name) => isOfRecipient(name, turn.mailbox))) {
      insert(turn.later, { ...mail, due_ms: untilMs }, byDue);
      continue;
    }
    turn.holdMs = untilMs;
    turn.ready = waiting.slice(index);
    return;
  }
}

function isOfRecipient(name: PolicyCheckName, { sender }: ForecastMailbox): boolean {
  return OF_RECIPIENT.has(name) || (name === 'outside_sending_window' && sender.sending_window?.time_zone === null);
}

/** The same for all that wait for the same, but for what is of one recipient alone. */
function readUntil(
  { facts, counters, random }: Play,
  untils: Map<string, number>,
  mail: ForecastMail,
  { now, mailbox }: Moment,
  failed: readonly PolicyCheckName[],
): number {
  const { sender } = mailbox;
  const sending_window = counters.windowOf(mail, sender);
  const key = failed.includes('recipient_cooldown') ? null : `${sending_window?.time_zone} ${failed.join()}`;
  const known = key === null ? undefined : untils.get(key);
  if (known !== undefined) return known;
  const pacing = {
    now,
    time_zone: facts.time_zone,
    last_mail_to_recipient_at: counters.lastMailTo(mail.recipient),
    sender: {
      min_interval_seconds: sender.min_interval_seconds,
      last_sent_at: counters.lastSentAt(sender.id),
      sending_window,
    },
  };
  const untilMs = nextAllowedInstant(pacing, failed, random).getTime();
  if (key !== null) untils.set(key, untilMs);
  return untilMs;
}

/** Working days after the mail before it, of a sequence; else days after it: one that left late moves it, and a day is between them at least. */
function nextFollowUp({ time_zone }: ForecastFacts, mail: ForecastMail, sentMs: number): ForecastMail | null {
  const [days, ...follow_up_days] = mail.follow_up_days;
  if (days === undefined) return null;
  const next = { ...mail, id: `${mail.id}+`, kind: 'follow_up' as const, follow_up_days };
  if (mail.in_working_days) {
    const zone = recipientTimeZone(mail.recipient) ?? time_zone;
    return { ...next, due_ms: addWorkingDays(new Date(sentMs), days, zone).getTime() };
  }
  const isLate = mail.kind === 'first_email' || sentMs - mail.due_ms >= LATE_MS;
  const fromMs = isLate ? sentMs : mail.due_ms;
  const due_ms = Math.max(fromMs + days * DAY_MS, sentMs + (mail.kind === 'first_email' ? 0 : DAY_MS));
  return { ...next, due_ms };
}

type Order = (one: ForecastMail, other: ForecastMail) => number;

const byDue: Order = (one, other) => one.due_ms - other.due_ms || (one.id < other.id ? -1 : 1);
const byTurn: Order = (one, other) =>
  (one.kind === 'follow_up' ? 0 : 1) - (other.kind === 'follow_up' ? 0 : 1) || byDue(one, other);

/** Keeps the order; mostly at the end. */
function insert(sorted: ForecastMail[], mail: ForecastMail, order: Order): void {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle];
    if (found && order(found, mail) <= 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, mail);
}
