import type { DELAYING_CHECKS } from '../../../domain/outreach/sending/policy.js';
import type { SenderPause } from '../../../domain/outreach/sending/sender.js';
import { showTime } from '../../report/facts/figures.js';
import { inWords } from '../../report/facts/names.js';

/** Why a follow-up waits, for its reader. */
export interface HeldWords {
  /** One sentence, without a full stop. */
  why: string;
  /** What the mail server or the records say, where they do. */
  detail: string | null;
  /** What ends it; null: time alone. */
  wayOut: string | null;
}

const UNREAD = 'so there may be a reply that was not read yet';
const CODES: Readonly<Record<string, Omit<HeldWords, 'detail'>>> = {
  mailbox_unreadable: {
    why: `The mailbox of the sender cannot be read, ${UNREAD}`,
    wayOut: 'Check the IMAP settings of the sender if this lasts.',
  },
  sequence_paused: { why: 'The sequence is paused', wayOut: 'Resume the sequence to send it.' },
  unfilled_placeholder: {
    why: 'A placeholder in its text has no value for this lead',
    wayOut: 'Fill in the lead, or change the step. It is tried again within an hour.',
  },
  mailbox_behind: { why: `Some messages in the mailbox of the sender were not read yet, ${UNREAD}`, wayOut: null },
};

const PAUSES: Readonly<Record<SenderPause['reason'], string>> = {
  user: 'by you',
  bounce_rate: 'because too many of its emails bounced',
  complaint_rate: 'because too many of its emails were marked as spam',
  authentication: 'because its mail server refused the sign-in',
  refused: 'because mail servers refuse its emails',
  not_connected: 'because it is not connected with its provider',
  access_ended: 'because its provider ended the access',
  sign_in_needed: 'because its provider asks you to sign in again',
  consent_needed: 'because an administrator has to allow the access',
  access_blocked: 'because your organization blocks the access',
  sending_closed: 'because sending by SMTP is switched off for it',
};

const CHECKS: Readonly<Record<(typeof DELAYING_CHECKS)[number], string>> & Readonly<Record<string, string>> = {
  sender_daily_cap: 'the daily limit of the sender is reached',
  sender_hourly_cap: 'the hourly limit of the sender is reached',
  min_gap: 'the sender keeps a gap between two emails',
  recipient_cooldown: 'the recipient received another email recently',
  outside_sending_window: 'the sending window of the sender is closed',
  user_daily_cap: 'your daily limit for all senders is reached',
  domain_daily_cap: 'the daily limit for the domain of the recipient is reached',
  recipient_mail_on_way: 'another email to the recipient is on its way',
  follow_up_put_off: 'the previous email was sent late, or the recipient is away',
};

/**
 * @param reason `held_reason` of a follow-up: a code with details behind a colon, or the names of the checks that delay it
 * @param lastReadAt when its mailbox was read to the end last, ISO 8601; null where that is not known
 */
export function heldWords(reason: string, lastReadAt: string | null = null): HeldWords {
  const colon = reason.indexOf(':');
  const code = (colon < 0 ? reason : reason.slice(0, colon)).trim();
  const detail = colon < 0 ? null : reason.slice(colon + 1).trim() || null;
  if (code === 'sender_paused') return ofPause(detail);
  const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined;
  if (known) return { ...known, why: lastReadAt === null ? known.why : sinceWords(known.why, lastReadAt), detail };
  const parts = code.split(',').map((name) => wordsOf(name.trim()));
  const why = parts.join(', and ');
  return { why: `${why.charAt(0).toUpperCase()}${why.slice(1)}`, detail, wayOut: null };
}

/** With the time of the last reading in front of what follows from it. */
function sinceWords(why: string, lastReadAt: string): string {
  return why.replace(`, ${UNREAD}`, ` (last read on ${showTime(lastReadAt)}), ${UNREAD}`);
}

function ofPause(cause: string | null): HeldWords {
  const known = Object.entries(PAUSES).find(([name]) => name === cause);
  return {
    why: known ? `The sender is paused ${known[1]}` : 'The sender is paused',
    detail: known ? null : cause,
    wayOut: 'Resume the sender to send it.',
  };
}

/** A name that is not known here is still better than none. */
function wordsOf(name: string): string {
  return Object.hasOwn(CHECKS, name) ? (CHECKS[name] ?? inWords(name)) : inWords(name);
}
