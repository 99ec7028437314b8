import type { Connection, Types } from 'mongoose';
import { type Acceptance, type AcceptedEvidence, MAX_ACCEPTANCES } from '../../domain/seo/acceptance/acceptance.js';
import type { LastAudit, StoredAcceptance } from '../../domain/seo/acceptance/stored-acceptance.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { objectId } from '../base/object-id.js';
import { type AcceptanceDocument, acceptanceModel } from './acceptance-model.js';

type Stored = AcceptanceDocument & { _id: Types.ObjectId };

export type NewAcceptance = Omit<Acceptance, 'id'>;

/** Accepted findings by user and site (as identifySite writes it). */
export function createAcceptancesRepository(connection: Connection) {
  const acceptances = acceptanceModel(connection);

  /** @returns `full` when the site has as many as it may have, `known` when one of the same scope is there */
  async function insert(
    userId: OwnerId,
    site: string,
    given: NewAcceptance,
  ): Promise<StoredAcceptance | 'full' | 'known'> {
    const place = { user_id: userId, site };
    if ((await acceptances.countDocuments(place)) >= MAX_ACCEPTANCES) return 'full';
    try {
      const created = await acceptances.create({ ...place, ...given, accepted_at: new Date(given.accepted_at) });
      return toAcceptance(created.toObject());
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return 'known';
    }
  }

  async function find(userId: OwnerId, id: string): Promise<StoredAcceptance | null> {
    const _id = objectId(id);
    const found = _id && (await acceptances.findOne({ _id, user_id: userId }).lean());
    return found ? toAcceptance(found) : null;
  }

  /** Oldest first; there are at most MAX_ACCEPTANCES. */
  async function list(userId: OwnerId, site: string): Promise<StoredAcceptance[]> {
    const found = await acceptances.find({ user_id: userId, site }).sort({ accepted_at: 1, _id: 1 }).lean();
    return found.map(toAcceptance);
  }

  /** Notes what was there when it first met findings. What was noted before stays. */
  async function noteEvidence(userId: OwnerId, id: string, evidence: AcceptedEvidence): Promise<void> {
    await acceptances.updateOne({ _id: objectId(id), user_id: userId, evidence: null }, { $set: { evidence } });
  }

  /** Fine when it was deleted meanwhile. */
  async function noteAudit(userId: OwnerId, id: string, last_audit: LastAudit): Promise<void> {
    await acceptances.updateOne({ _id: objectId(id), user_id: userId }, { $set: { last_audit } });
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await acceptances.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return { insert, find, list, noteEvidence, noteAudit, remove };
}

export type AcceptancesRepository = ReturnType<typeof createAcceptancesRepository>;

function toAcceptance(found: Stored): StoredAcceptance {
  return {
    id: found._id.toHexString(),
    site: found.site,
    check: found.check,
    url: found.url ?? null,
    url_pattern: found.url_pattern ?? null,
    reason: found.reason,
    accepted_by: found.accepted_by,
    accepted_at: found.accepted_at.toISOString(),
    until: found.until ?? null,
    evidence: found.evidence ?? null,
    last_audit: found.last_audit ?? null,
  };
}
