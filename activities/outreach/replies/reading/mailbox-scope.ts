import { canonicalEmail } from '../../../../domain/outreach/addresses/email-address.js';
import { trustedServers } from '../../../../domain/outreach/replies/authentication/trusted-servers.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { domainCapKey } from '../../../../domain/outreach/sending/domain-cap-key.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ReplyDeps, UnsubscribeClaim } from '../reply-deps.js';
import { imapMailboxKey } from '../reply-mailbox.js';
import type { AttemptLookup } from './match-reply.js';

const DAY_MS = 86_400_000;
const SUBJECT_DAYS = 30;
/** Who was mailed longer ago than this and writes without any reference writes about something else. */
const ACQUAINTANCE_DAYS = 90;

/** What the messages of one mailbox may be matched with. */
export interface MailboxScope {
  /** Null: several workspaces share it. */
  owner: string | null;
  /** Addresses that are ours: what comes from them is no reply. */
  own: ReadonlySet<string>;
  lookup: AttemptLookup;
  /** The claim in the token of an unsubscribe address; null when it is for no user of this mailbox. */
  claimOf(token: string): UnsubscribeClaim | null;
  /** The owner of a message that belongs to no attempt, if it comes from this address; null: no one. */
  findMailboxOwner(from: string | null): Promise<string | null>;
  /** Domains whose servers may say, in the mailbox of this key, who has really written. */
  trustedServers(key: string): string[];
  /** The sender whose reports reach the mailbox of this key, by their recipient addresses; null without a record. */
  senderAt(key: string, to: readonly string[]): string | null;
}

/** A user's own mailbox, in which only mails of this user count, also those whose campaigns have moved to other workspaces since. */
export async function scopeOfUser(deps: ReplyDeps, userId: OwnerId): Promise<MailboxScope> {
  const { attempts, environmentMailbox } = deps;
  const since = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  const senders = await deps.senders.all(userId);
  const own = senders.map(({ email }) => email);
  const claimOf = (token: string) => {
    const claim = deps.readUnsubscribeToken(token);
    return claim?.user_id === userId ? claim : null;
  };
  const newOwners = await deps.campaignMoves.listNewOwners(userId);
  const find = (id: string) => findSent({ userId, newOwners, senders }, (owner) => attempts.find(owner, id));
  return {
    owner: userId,
    own: new Set(environmentMailbox ? [...own, environmentMailbox.email] : own),
    lookup: {
      byToken: (token) => (isId(token) ? find(token) : Promise.resolve(null)),
      byUnsubscribeToken: async (token) => {
        const id = claimOf(token)?.attempt_id ?? '';
        return isId(id) ? find(id) : null;
      },
      byMessageIds: async (ids) => {
        if (ids.length === 0) return [];
        const found = await Promise.all([userId, ...newOwners].map((owner) => attempts.findByMessageIds(owner, ids)));
        return found.flat().filter((attempt) => isSentBy(attempt, userId, senders));
      },
      byRecipient: async (email) => {
        const canonical = canonicalEmail(email);
        if (canonical === null) return null;
        return findSent({ userId, newOwners, senders }, (owner) => attempts.latestTo(owner, canonical));
      },
      byDomain: async (domain, subject) => {
        const key = domainCapKey(`anybody@${domain}`);
        // At a provider whose addresses belong to unrelated people, no user speaks for another.
        if (key.includes('@')) return [];
        return attempts.findRecentByDomain(userId, key, subject, since(SUBJECT_DAYS));
      },
    },
    claimOf,
    findMailboxOwner: async (from) => {
      const canonical = from === null ? null : canonicalEmail(from);
      if (canonical === null) return from === null ? userId : null;
      const key = domainCapKey(canonical);
      return (await attempts.hasMailed(userId, key, since(ACQUAINTANCE_DAYS))) ? userId : null;
    },
    trustedServers: (key) => [
      ...new Set(
        sendersAt(senders, key).flatMap(({ email, imap }) => trustedServers({ email, imap_host: imap?.host ?? null })),
      ),
    ],
    senderAt: (key, to) => {
      const here = sendersAt(senders, key);
      return (here.find(({ email }) => to.includes(email)) ?? here[0])?.id ?? null;
    },
  };
}

interface SentFrom {
  userId: OwnerId;
  /** Workspaces that campaigns of the user have moved to. */
  newOwners: readonly string[];
  senders: readonly Sender[];
}

/** A mail of the user, or one that left a mailbox of theirs before its campaign moved. */
async function findSent(
  { userId, newOwners, senders }: SentFrom,
  find: (owner: string) => Promise<Attempt | null>,
): Promise<Attempt | null> {
  for (const owner of [userId, ...newOwners]) {
    const attempt = await find(owner);
    if (attempt && isSentBy(attempt, userId, senders)) return attempt;
  }
  return null;
}

function isSentBy({ user_id, sender_id }: Attempt, userId: OwnerId, senders: readonly Sender[]): boolean {
  return user_id === userId || senders.some(({ id }) => id === sender_id);
}

/** @param key of a folder: that of its mailbox, a slash and its name. */
function sendersAt(senders: readonly Sender[], key: string): Sender[] {
  return senders.filter(({ imap }) => imap !== null && key.startsWith(`${imapMailboxKey(imap)}/`));
}

/**
 * The environment's mailbox. Its users share it and must not see each other's mail: a message counts only when it cites
 * a mail, or when only one user has mailed its author through this sender. Other messages have no owner.
 */
export function scopeOfEnvironment(deps: ReplyDeps): MailboxScope {
  const { attempts, environmentMailbox, now } = deps;
  const since = () => new Date(now().getTime() - ACQUAINTANCE_DAYS * DAY_MS);
  return {
    owner: null,
    own: new Set(environmentMailbox ? [environmentMailbox.email] : []),
    lookup: {
      byToken: async (token) => (isId(token) ? ((await attempts.findShared({ ids: [token] }))[0] ?? null) : null),
      byUnsubscribeToken: async (token) => {
        const id = deps.readUnsubscribeToken(token)?.attempt_id ?? '';
        return isId(id) ? ((await attempts.findShared({ ids: [id] }))[0] ?? null) : null;
      },
      byMessageIds: (ids) => (ids.length === 0 ? Promise.resolve([]) : attempts.findShared({ message_ids: ids })),
      byRecipient: async (email) => {
        const recipient = canonicalEmail(email);
        return recipient === null ? null : ofOneUser(await attempts.findShared({ recipient, since: since() }));
      },
      byDomain: () => Promise.resolve([]),
    },
    claimOf: deps.readUnsubscribeToken,
    findMailboxOwner: () => Promise.resolve(null),
    trustedServers: () =>
      environmentMailbox
        ? trustedServers({ email: environmentMailbox.email, imap_host: environmentMailbox.login.host })
        : [],
    senderAt: () => null,
  };
}

function ofOneUser(attempts: readonly Attempt[]): Attempt | null {
  const mailed = attempts.filter(
    ({ sender_id, status }) => sender_id === ENVIRONMENT_SENDER_ID && (status === 'sent' || status === 'uncertain'),
  );
  if (new Set(mailed.map(({ user_id }) => user_id)).size !== 1) return null;
  return mailed.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0] ?? null;
}

function isId(token: string): boolean {
  return /^[0-9a-f]{24}$/.test(token);
}
