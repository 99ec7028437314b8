import type { MatchKey, ReturnedMail } from '../../../../domain/outreach/replies/match-keys.js';
import type { MatchedBy } from '../../../../domain/outreach/replies/reply.js';
import { replySubject } from '../../../../domain/outreach/replies/reply-subject.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';

export interface ReplyMatch {
  attempt: Attempt;
  matched_by: MatchedBy;
}

/** Finds attempts among those that a mailbox may be matched with: those of its user, or of all who share it. */
export interface AttemptLookup {
  byToken(token: string): Promise<Attempt | null>;
  /** Of a link to unsubscribe. */
  byUnsubscribeToken(token: string): Promise<Attempt | null>;
  /** Those that were, or may have been, sent under one of these ids: ours or the one that a relay assigned. */
  byMessageIds(ids: string[]): Promise<Attempt[]>;
  /** The last mail to an address; null where more than one user may be meant. */
  byRecipient(email: string): Promise<Attempt | null>;
  /** Mails of the last 30 days to a domain under a subject. */
  byDomain(domain: string, subject: string): Promise<Attempt[]>;
}

/** Clocks of mail servers differ from ours by a little. */
const CLOCK_SKEW_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/**
 * The attempt that a message answers: the first key that finds one counts. A message that is matched only by its author
 * or its subject cannot be older than that mail, and a shared domain and subject must point at one lead alone.
 */
export async function matchReply(
  lookup: AttemptLookup,
  keys: readonly MatchKey[],
  receivedAt: Date,
): Promise<ReplyMatch | null> {
  const cited = await lookup.byMessageIds(keys.flatMap((key) => ('message_id' in key ? [key.message_id] : [])));
  for (const key of keys) {
    const attempt = await find(lookup, key, cited, receivedAt);
    if (attempt) return { attempt, matched_by: key.by === 'unsubscribe_token' ? 'embedded_original' : key.by };
  }
  return null;
}

async function find(lookup: AttemptLookup, key: MatchKey, cited: Attempt[], receivedAt: Date): Promise<Attempt | null> {
  const wasThere = ({ created_at }: Attempt) => Date.parse(created_at) <= receivedAt.getTime() + CLOCK_SKEW_MS;
  switch (key.by) {
    case 'address_token':
      return lookup.byToken(key.token);
    case 'unsubscribe_token':
      return lookup.byUnsubscribeToken(key.token);
    case 'in_reply_to':
    case 'references':
    case 'embedded_original':
      return cited.find((attempt) => carries(attempt, key.message_id)) ?? null;
    case 'from_address': {
      const attempt = await lookup.byRecipient(key.email);
      if (!attempt || !wasThere(attempt)) return null;
      return key.returned === undefined || isAbout(attempt, key.returned, receivedAt) ? attempt : null;
    }
    case 'domain_and_subject': {
      const found = (await lookup.byDomain(key.domain, key.subject)).filter(wasThere);
      return new Set(found.map(({ lead_id }) => lead_id)).size === 1 ? latest(found) : null;
    }
  }
}

/**
 * Whether a report that names the recipient of a mail is about that mail. Who forges our address has reports of mails that
 * are not ours sent to us: they cite other ids, and other subjects, while a relay changes the id alone.
 */
function isAbout(attempt: Attempt, { cites_id, subject, within_days }: ReturnedMail, receivedAt: Date): boolean {
  if (cites_id) return subject !== null && subject === replySubject(attempt.subject);
  return Date.parse(attempt.created_at) >= receivedAt.getTime() - within_days * DAY_MS;
}

/** Some relays return the bare id and write it with a domain of their own, so the part before the "@" counts too. */
function carries({ message_id, relay_message_id }: Attempt, cited: string): boolean {
  if (cited === message_id || cited === relay_message_id) return true;
  return relay_message_id !== null && localPart(relay_message_id) === localPart(cited);
}

function localPart(id: string): string {
  return id.replace(/^<|>$/g, '').split('@')[0] ?? '';
}

function latest(attempts: readonly Attempt[]): Attempt | null {
  return attempts.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0] ?? null;
}
