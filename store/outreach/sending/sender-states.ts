import type { Connection } from 'mongoose';
import type { MailboxReading } from '../../../domain/outreach/replies/mailbox-reading.js';
import type { SentCopiesState } from '../../../domain/outreach/sending/mail-ports.js';
import {
  type DomainHealth,
  followDomain,
  UNKNOWN_DOMAIN,
} from '../../../domain/outreach/sending/mail-records/domain-health.js';
import { type MailboxConnection, showConnection } from '../../../domain/outreach/sending/mailbox-access.js';
import type { SenderVerification } from '../../../domain/outreach/sending/sender-verification.js';
import type { Waiting } from '../../../domain/outreach/sending/waiting.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { createMailboxGrantsRepository } from './mailbox-grants.js';
import { type SenderStateDocument, senderStateModel } from './sender-state-model.js';

export interface SenderState {
  /** Why its mail waits; null when nothing holds it. */
  waiting: Waiting | null;
  /** Null: its mailbox was never read. */
  reading: MailboxReading | null;
  /** Null: no copy of a mail was to be saved yet. */
  sent_copies: SentCopiesState | null;
  /** By OAuth; null: it signs in with a password, or is not connected. */
  connection: MailboxConnection | null;
  /** Of the last test of its connection and records; null: there was none. */
  verification: SenderVerification | null;
}

/** Of a sender of whom nothing was noted yet. */
export const NO_SENDER_STATE: SenderState = {
  waiting: null,
  reading: null,
  sent_copies: null,
  connection: null,
  verification: null,
};

/** Why the mail of senders waits and how their mailboxes were read; the last word counts. */
export function createSenderStatesRepository(connection: Connection) {
  const states = senderStateModel(connection);
  const grants = createMailboxGrantsRepository(connection);

  async function noteWaiting(userId: OwnerId, senderId: string, waiting: Waiting | null): Promise<void> {
    await change(userId, senderId, { waiting });
  }

  /** Nothing of the sender leaves before, since its provider takes no more. */
  async function noteRest(userId: OwnerId, senderId: string, until: Date): Promise<void> {
    await change(userId, senderId, { rest_until: until });
  }

  /** Its openers went to other mailboxes of their queues while it sent nothing; it has its share again when it does. */
  async function noteHandedOver(userId: OwnerId, senderId: string, handed_over: boolean): Promise<void> {
    await change(userId, senderId, { handed_over });
  }

  /** What a turn of its queue begins with. */
  async function readTurn(
    userId: OwnerId,
    senderId: string,
  ): Promise<{ rest_until: Date | null; handed_over: boolean }> {
    const wanted = { rest_until: 1, handed_over: 1 } as const;
    const found = await states.findOne({ user_id: userId, sender_id: senderId }, wanted).lean();
    return { rest_until: found?.rest_until ?? null, handed_over: found?.handed_over ?? false };
  }

  /** @param error in words for people; null: the mailbox was read */
  async function noteReading(userId: OwnerId, senderId: string, error: string | null, at: Date): Promise<void> {
    const success = error === null ? { last_success_at: at } : {};
    await change(userId, senderId, { last_read_at: at, last_error: error, ...success });
  }

  /** @param error in words for people; null: the copies are in the Sent folder */
  async function noteSentCopies(userId: OwnerId, senderId: string, error: string | null, at: Date): Promise<void> {
    await change(userId, senderId, { last_copy_error: error, ...(error === null ? { last_copy_at: at } : {}) });
  }

  async function noteVerification(userId: OwnerId, senderId: string, found: SenderVerification): Promise<void> {
    const before = (await domains(userId)).get(senderId) ?? UNKNOWN_DOMAIN;
    const { verification, failing_since, good_at } = followDomain(before, found);
    const health = { domain_failing_since: failing_since, domain_good_at: good_at };
    await change(userId, senderId, { verification, ...health });
  }

  /** What is known of the domains of senders, by the id of the sender. */
  async function domains(userId: OwnerId): Promise<Map<string, DomainHealth>> {
    const wanted = { sender_id: 1, verification: 1, domain_failing_since: 1, domain_good_at: 1 } as const;
    const found = await states.find({ user_id: userId, verification: { $ne: null } }, wanted).lean();
    return new Map(found.map((state) => [state.sender_id, toHealth(state)]));
  }

  async function change(user_id: OwnerId, sender_id: string, $set: Partial<SenderStateDocument>): Promise<void> {
    const key = { user_id, sender_id };
    try {
      await states.updateOne(key, { $set }, { upsert: true });
    } catch (error) {
      // Two at once make the record: it is there now.
      if (!isDuplicateKey(error)) throw error;
      await states.updateOne(key, { $set });
    }
  }

  async function find(userId: OwnerId, senderId: string): Promise<SenderState> {
    return (await findAll(userId)).get(senderId) ?? NO_SENDER_STATE;
  }

  /** By the id of the sender; one of whom nothing is known is missing. */
  async function findAll(userId: OwnerId): Promise<Map<string, SenderState>> {
    const [found, access] = await Promise.all([states.find({ user_id: userId }).lean(), grants.all(userId)]);
    const known = new Map(found.map((state) => [state.sender_id, toState(state as SenderStateDocument)]));
    for (const [id, each] of access)
      known.set(id, { ...(known.get(id) ?? NO_SENDER_STATE), connection: showConnection(each) });
    return known;
  }

  async function remove(userId: OwnerId, senderId: string): Promise<void> {
    await states.deleteOne({ user_id: userId, sender_id: senderId });
  }

  return {
    noteWaiting,
    noteRest,
    noteHandedOver,
    readTurn,
    noteReading,
    noteSentCopies,
    noteVerification,
    domains,
    find,
    findAll,
    remove,
  };
}

export type SenderStatesRepository = ReturnType<typeof createSenderStatesRepository>;

type StoredHealth = Pick<SenderStateDocument, 'verification' | 'domain_failing_since' | 'domain_good_at'>;

function toHealth({ verification, domain_failing_since, domain_good_at }: StoredHealth): DomainHealth {
  return {
    verification: (verification ?? null) as SenderVerification | null,
    failing_since: domain_failing_since ?? null,
    good_at: domain_good_at ?? null,
  };
}

function toState(found: SenderStateDocument): SenderState {
  const { waiting, last_read_at, last_success_at, last_error, last_copy_at, last_copy_error } = found;
  return {
    waiting: (waiting ?? null) as Waiting | null,
    connection: null,
    verification: (found.verification ?? null) as SenderVerification | null,
    reading: last_read_at
      ? {
          last_read_at: last_read_at.toISOString(),
          last_success_at: last_success_at?.toISOString() ?? null,
          last_error: last_error ?? null,
        }
      : null,
    sent_copies:
      last_copy_at || last_copy_error
        ? { last_saved_at: last_copy_at?.toISOString() ?? null, last_error: last_copy_error ?? null }
        : null,
  };
}
