import type { Connection } from 'mongoose';
import type { RefreshClaim, SealedTokens } from '../../../domain/oauth/sealed-tokens.js';
import type { MailboxAccess, MailboxGrant } from '../../../domain/outreach/sending/mailbox-access.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../base/connect.js';
import { ALIVE, createRefreshClaims } from '../../oauth/refresh-claims.js';
import { type MailboxGrantDocument, mailboxGrantModel } from './mailbox-grant-model.js';

/** What a person has given, its tokens sealed. */
export type GivenMailbox = SealedTokens &
  Pick<MailboxAccess, 'provider' | 'subject' | 'login' | 'scopes' | 'created_by'>;

/** Access to mailboxes of senders. Tokens are sealed by the caller; this store cannot read them. */
export function createMailboxGrantsRepository(connection: Connection) {
  const grants = mailboxGrantModel(connection);
  const refreshes = createRefreshClaims(grants);
  const keyOf = (user_id: OwnerId, sender_id: string) => ({ user_id, sender_id });

  async function find(userId: OwnerId, senderId: string): Promise<MailboxGrant | null> {
    const found = await grants.findOne(keyOf(userId, senderId)).lean();
    return found && toGrant(found);
  }

  /** Without tokens, by the id of the sender. */
  async function all(userId: OwnerId): Promise<Map<string, MailboxAccess>> {
    const found = await grants.find({ user_id: userId }).lean();
    return new Map(found.map((each) => [each.sender_id, toAccess(each)]));
  }

  /** A new grant takes the place of the one before. */
  async function connect(userId: OwnerId, senderId: string, given: GivenMailbox, now: Date): Promise<void> {
    const change = {
      ...given,
      expires_at: new Date(given.expires_at),
      status: 'connected' as const,
      error: null,
      connected_at: now,
      refreshed_at: now,
      updated_at: now,
      refresh_by: null,
      refresh_until: null,
    };
    const key = keyOf(userId, senderId);
    const replace = { $set: change, $inc: { version: 1 } };
    if (await grants.findOneAndUpdate(key, replace).lean()) return;
    try {
      await grants.create({ ...key, ...change, version: 1 });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await grants.updateOne(key, replace);
    }
  }

  /** False when another grant, or a newer token, has taken its place meanwhile. */
  async function end(userId: OwnerId, senderId: string, error: string, version: number, now: Date): Promise<boolean> {
    const change = { status: 'ended' as const, error, refresh_by: null, refresh_until: null, updated_at: now };
    const living = { ...keyOf(userId, senderId), version, status: { $in: ALIVE } };
    return (await grants.findOneAndUpdate(living, { $set: change }).lean()) !== null;
  }

  /** @param error null: it works again */
  async function note(userId: OwnerId, senderId: string, error: string | null, now: Date): Promise<void> {
    const status = error === null ? ('connected' as const) : ('error' as const);
    const living = { ...keyOf(userId, senderId), status: { $in: ALIVE } };
    await grants.updateOne(living, { $set: { status, error, updated_at: now } });
  }

  async function saveRefresh(
    userId: OwnerId,
    senderId: string,
    claim: RefreshClaim,
    tokens: SealedTokens,
    now: Date,
  ): Promise<boolean> {
    const isSaved = await refreshes.saveRefresh(keyOf(userId, senderId), claim, tokens, now);
    if (isSaved) await note(userId, senderId, null, now);
    return isSaved;
  }

  async function remove(userId: OwnerId, senderId: string): Promise<boolean> {
    return (await grants.deleteOne(keyOf(userId, senderId))).deletedCount > 0;
  }

  return {
    find,
    all,
    connect,
    end,
    note,
    claimRefresh: (userId: OwnerId, senderId: string, claim: RefreshClaim & { until: Date }, now: Date) =>
      refreshes.claimRefresh(keyOf(userId, senderId), claim, now),
    saveRefresh,
    releaseRefresh: (userId: OwnerId, senderId: string, claim: RefreshClaim) =>
      refreshes.releaseRefresh(keyOf(userId, senderId), claim),
    remove,
  };
}

export type MailboxGrantsRepository = ReturnType<typeof createMailboxGrantsRepository>;

function toAccess(found: MailboxGrantDocument): MailboxAccess {
  const { user_id, sender_id, provider, status, subject, login, scopes, error, connected_at, refreshed_at } = found;
  return {
    user_id,
    sender_id,
    provider,
    status,
    subject,
    login,
    scopes,
    error: error ?? null,
    connected_at: connected_at.toISOString(),
    refreshed_at: refreshed_at.toISOString(),
    created_by: found.created_by ?? null,
  };
}

function toGrant(found: MailboxGrantDocument): MailboxGrant {
  const { access_token, refresh_token, expires_at, version } = found;
  const tokens = { access_token, refresh_token: refresh_token ?? null, expires_at: expires_at.toISOString() };
  return { ...toAccess(found), ...tokens, version };
}
