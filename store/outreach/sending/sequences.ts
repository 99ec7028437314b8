import type { Connection } from 'mongoose';
import { emptySequence, type Sequence } from '../../../domain/outreach/sending/sequence/sequence.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { objectId } from '../../base/object-id.js';
import { campaignModel } from '../campaigns/campaign-model.js';

export interface StoredSequence extends Pick<Sequence, 'version' | 'status' | 'steps'> {
  /** Pairs: names of placeholders may have characters that names of fields may not. */
  values: { name: string; value: string }[];
  updated_at: Date;
}

/** The sequence of a campaign, which is kept in it: it moves, and ends, with it. */
export function createSequencesRepository(connection: Connection) {
  const campaigns = campaignModel(connection);

  /** Of a campaign without one, an empty one; null when there is no such campaign. */
  async function find(userId: OwnerId, campaignId: string): Promise<Sequence | null> {
    const _id = objectId(campaignId);
    const found = _id && (await campaigns.findOne({ _id, user_id: userId }, { sequence: 1 }).lean());
    return found ? toSequence(campaignId, found.sequence) : null;
  }

  /** All that there are, by campaign. */
  async function findAll(userId: OwnerId): Promise<Map<string, Sequence>> {
    const found = await campaigns.find({ user_id: userId, 'sequence.version': { $gt: 0 } }, { sequence: 1 }).lean();
    return new Map(
      found.map(({ _id, sequence }) => [_id.toHexString(), toSequence(_id.toHexString(), sequence)] as const),
    );
  }

  /** In place of the version before. @returns null when another change came first, or there is no such campaign */
  async function save(
    userId: OwnerId,
    { campaign_id, steps, values, status, version }: Omit<Sequence, 'updated_at'>,
    now: Date,
  ): Promise<Sequence | null> {
    const _id = objectId(campaign_id);
    if (!_id) return null;
    const before = version === 1 ? { sequence: null } : { 'sequence.version': version - 1 };
    const pairs = Object.entries(values).map(([name, value]) => ({ name, value }));
    const sequence: StoredSequence = { version, status, steps, values: pairs, updated_at: now };
    const saved = await campaigns.updateOne({ _id, user_id: userId, ...before }, { $set: { sequence } });
    return saved.matchedCount > 0 ? toSequence(campaign_id, sequence) : null;
  }

  /** @returns null where there is none */
  async function setStatus(userId: OwnerId, campaignId: string, status: Sequence['status']): Promise<Sequence | null> {
    const _id = objectId(campaignId);
    const filter = { _id, user_id: userId, 'sequence.version': { $gt: 0 } };
    const found =
      _id &&
      (await campaigns
        .findOneAndUpdate(filter, { $set: { 'sequence.status': status } }, { returnDocument: 'after' })
        .lean());
    return found ? toSequence(campaignId, found.sequence) : null;
  }

  return { find, findAll, save, setStatus };
}

export type SequencesRepository = ReturnType<typeof createSequencesRepository>;

function toSequence(campaign_id: string, stored: unknown): Sequence {
  if (!isStored(stored)) return emptySequence(campaign_id);
  const { version, status, steps, values, updated_at } = stored;
  const given = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  return { campaign_id, version, status, steps, values: given, updated_at: updated_at.toISOString() };
}

function isStored(stored: unknown): stored is StoredSequence {
  return typeof stored === 'object' && stored !== null && 'version' in stored;
}
