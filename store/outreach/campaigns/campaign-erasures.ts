import type { Connection, Types } from 'mongoose';
import { operationArtifacts } from '../../../domain/operations/artifact-keys.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { createArtifactsRepository } from '../../artifacts/artifacts.js';
import { idempotencyModel } from '../../operations/idempotency-model.js';
import { operationEventModel } from '../../operations/operation-event-model.js';
import { operationModel } from '../../operations/operation-model.js';
import { createOperationsRepository } from '../../operations/operations.js';
import { webhookDeliveryModel } from '../../webhooks/webhook-delivery-model.js';

const BATCH = 200;
const DELETED = { code: 'cancelled' as const, detail: 'Its campaign was deleted' };

/**
 * What a campaign leaves outside of its own records: inputs, events and results of its operations, responses that are
 * kept for repeats, and the log of webhooks. All of them contain texts and recipients.
 */
export function createCampaignErasuresRepository(connection: Connection) {
  const operations = operationModel(connection);
  const events = operationEventModel(connection);
  const records = createOperationsRepository(connection);
  const artifacts = createArtifactsRepository(connection);

  /**
   * Operations stay in lists, ended and empty. Safe to repeat; whatever of them still runs finds that it was erased, and
   * takes away what it has written since.
   */
  async function erase(userId: OwnerId, campaignId: string): Promise<void> {
    const filter = { user_id: userId, 'input.campaign_id': campaignId, erased_at: null };
    for (;;) {
      const found = await operations.find(filter, { _id: 1 }).limit(BATCH).lean();
      if (found.length === 0) break;
      await eraseOperations(
        userId,
        campaignId,
        found.map(({ _id }) => _id),
      );
    }
    // Ids are hex digits: nothing in them is read as a pattern.
    const named = { $regex: campaignId };
    const owner = { user_id: userId };
    await idempotencyModel(connection).collection.deleteMany({
      ...owner,
      $or: [{ 'answer.body': named }, { route: named }],
    });
    await webhookDeliveryModel(connection).collection.deleteMany({ ...owner, payload: named });
  }

  async function eraseOperations(userId: OwnerId, campaignId: string, _ids: readonly Types.ObjectId[]): Promise<void> {
    const ids = _ids.map((_id) => _id.toHexString());
    await events.deleteMany({ operation_id: { $in: ids } });
    for (const id of ids) {
      await records.finish(userId, id, { status: 'cancelled', error: DELETED, has_result: false });
      await artifacts.removeOf(userId, operationArtifacts(id));
    }
    const emptied = {
      input: { campaign_id: campaignId },
      site: '',
      has_result: false,
      erased_at: new Date(),
      'progress.message': DELETED.detail,
    };
    await operations.updateMany({ _id: { $in: [..._ids] }, user_id: userId }, { $set: emptied });
    // What was written between the two.
    for (const id of ids) await artifacts.removeOf(userId, operationArtifacts(id));
  }

  return { erase };
}

export type CampaignErasuresRepository = ReturnType<typeof createCampaignErasuresRepository>;
