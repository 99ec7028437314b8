import type { Connection } from 'mongoose';
import type { AnsweredRequest, ConnectRequest } from '../../domain/oauth/connect-request.js';
import type { ConnectTarget } from '../../domain/oauth/connect-target.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { type ConnectRequestDocument, connectRequestModel } from './connect-request-model.js';

/** Requests of one user that wait at the same time; the oldest gives way. */
const MAX_WAITING = 10;

/** Who was sent to a provider, and has not come back. */
export function createConnectRequestsRepository(connection: Connection) {
  const requests = connectRequestModel(connection);

  async function insert({ id, ...request }: ConnectRequest, now: Date, expiresAt: Date): Promise<void> {
    const { user_id } = request;
    await requests.create({ _id: id, ...request, created_at: now, expires_at: expiresAt });
    const old = await requests.find({ user_id }, { _id: 1 }).sort({ created_at: -1, _id: -1 }).skip(MAX_WAITING).lean();
    if (old.length > 0) await requests.deleteMany({ user_id, _id: { $in: old.map(({ _id }) => _id) } });
  }

  /** The id is the secret, so there is no user to scope by. */
  async function find(id: string, now: Date): Promise<ConnectRequest | null> {
    const found = await requests.findOne({ _id: id, answered_at: null, expires_at: { $gt: now } }).lean();
    return found && toRequest(found);
  }

  /** Stores the code of a user who came back. False when one is already stored: a state can be used once. */
  async function answer(id: string, code: string, now: Date): Promise<boolean> {
    const waiting = { _id: id, answered_at: null, expires_at: { $gt: now } };
    return (await requests.findOneAndUpdate(waiting, { $set: { code, answered_at: now } }).lean()) !== null;
  }

  /** Takes the code away to exchange it: of rivals one gets it. */
  async function take(userId: OwnerId, id: string, now: Date): Promise<AnsweredRequest | null> {
    const answered = { _id: id, user_id: userId, answered_at: { $ne: null }, expires_at: { $gt: now } };
    const found = await requests.findOneAndDelete(answered).lean();
    return found?.code ? { ...toRequest(found), code: found.code } : null;
  }

  async function remove(id: string): Promise<boolean> {
    return (await requests.findOneAndDelete({ _id: id }).lean()) !== null;
  }

  async function removeAll(userId: OwnerId, platform: ConnectTarget): Promise<void> {
    await requests.deleteMany({ user_id: userId, platform });
  }

  return { insert, find, answer, take, remove, removeAll };
}

export type ConnectRequestsRepository = ReturnType<typeof createConnectRequestsRepository>;

function toRequest(found: ConnectRequestDocument): ConnectRequest {
  const { _id, user_id, platform, verifier, redirect_uri } = found;
  return {
    id: _id,
    user_id,
    actor_id: found.actor_id ?? null,
    platform,
    ...(found.sender_id && { sender_id: found.sender_id }),
    ...(found.without_search && { without_search: true }),
    session_hash: found.session_hash ?? null,
    verifier,
    redirect_uri,
  };
}
