import { type Connection, Types } from 'mongoose';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { type IdempotencyDocument, idempotencyModel } from './idempotency-model.js';

/** What makes a key the same key: two users, or two routes, never share one. */
export interface IdempotencyScope {
  user_id: UserId;
  method: string;
  route: string;
  key: string;
}

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The body contains a secret, and is sealed by the caller. */
  is_sealed?: boolean;
}

export interface ClaimRequest {
  fingerprint: string;
  now: Date;
  expiresAt: Date;
  /** A claim made before this belongs to a process that is taken for dead. */
  staleBefore: Date;
}

export type ClaimOutcome =
  | { kind: 'claimed'; claimId: string }
  | { kind: 'answered'; answer: StoredAnswer }
  | { kind: 'running' }
  | { kind: 'other_body' };

const MAX_ROUNDS = 5;

/** Claims and responses of requests made under an Idempotency-Key. */
export function createIdempotencyRepository(connection: Connection) {
  const keys = idempotencyModel(connection);

  /** Exactly one of any number of concurrent requests gets `claimed`: the unique index decides, not a read. */
  async function claim(scope: IdempotencyScope, request: ClaimRequest): Promise<ClaimOutcome> {
    const claimId = new Types.ObjectId().toHexString();
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (await insert(scope, request, claimId)) return { kind: 'claimed', claimId };
      const outcome = await conclude(scope, request, claimId);
      if (outcome) return outcome;
    }
    return { kind: 'running' };
  }

  async function insert(scope: IdempotencyScope, request: ClaimRequest, claimId: string): Promise<boolean> {
    const { fingerprint, now, expiresAt } = request;
    try {
      await keys.create({
        ...scope,
        fingerprint,
        status: 'running',
        claim_id: claimId,
        claimed_at: now,
        expires_at: expiresAt,
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Reads the existing record. Null: it is gone or expired meanwhile, try again. */
  async function conclude(
    scope: IdempotencyScope,
    request: ClaimRequest,
    claimId: string,
  ): Promise<ClaimOutcome | null> {
    const found = await keys.findOne({ ...scope }).lean();
    if (!found) return null;
    if (found.expires_at <= request.now) {
      // The TTL monitor is slow by design; the date decides.
      await keys.deleteOne({ ...scope, expires_at: { $lte: request.now } });
      return null;
    }
    if (found.fingerprint !== request.fingerprint) return { kind: 'other_body' };
    if (found.status === 'done') return { kind: 'answered', answer: toAnswer(found) };
    if (found.claimed_at > request.staleBefore) return { kind: 'running' };
    const taken = await keys.updateOne(
      { ...scope, status: 'running', claim_id: found.claim_id },
      { $set: { claim_id: claimId, claimed_at: request.now } },
    );
    return taken.modifiedCount === 1 ? { kind: 'claimed', claimId } : null;
  }

  /** Keeps the response for repeats. Does nothing when another process has claimed it meanwhile. */
  async function complete(scope: IdempotencyScope, claimId: string, answer: StoredAnswer): Promise<void> {
    const { is_sealed, ...open } = answer;
    const kept = is_sealed ? { answer: { ...open, body: '' }, sealed_body: answer.body } : { answer: open };
    await keys.updateOne({ ...scope, claim_id: claimId, status: 'running' }, { $set: { status: 'done', ...kept } });
  }

  /** Forgets the request: nothing was done, so the same key may try again. */
  async function release(scope: IdempotencyScope, claimId: string): Promise<void> {
    await keys.deleteOne({ ...scope, claim_id: claimId, status: 'running' });
  }

  return { claim, complete, release };
}

function toAnswer(found: IdempotencyDocument): StoredAnswer {
  const { status, headers, body } = found.answer;
  const sealed = found.sealed_body ?? null;
  return sealed === null ? { status, headers, body } : { status, headers, body: sealed, is_sealed: true };
}

export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>;
