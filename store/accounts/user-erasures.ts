import type { Collection, Connection } from 'mongoose';
import { artifactChunkModel, artifactModel } from '../artifacts/artifact-model.js';
import { crawlLinkModel } from '../crawl/crawl-link-model.js';
import { crawlLinkTargetModel } from '../crawl/crawl-link-target-model.js';
import { crawlModel } from '../crawl/crawl-model.js';
import { crawlPageModel } from '../crawl/crawl-page-model.js';
import { crawlUrlModel } from '../crawl/crawl-url-model.js';
import { notificationChoiceModel } from '../notifications/notification-choice-model.js';
import { notificationMailModel } from '../notifications/notification-mail-model.js';
import { operationEventModel } from '../operations/operation-event-model.js';
import { operationModel } from '../operations/operation-model.js';
import { unnameInThreads } from '../outreach/inbox/unname-in-threads.js';
import { variantTestModel } from '../outreach/sending/variants/variant-test-model.js';
import { siteModel } from '../sites/site-model.js';
import { unnameInIssues } from '../sites/unname-in-issues.js';
import { invitationModel } from '../workspaces/invitation-model.js';
import { membershipModel } from '../workspaces/membership-model.js';
import { movedCampaignModel } from '../workspaces/moves/moved-campaign-model.js';
import { workspaceModel } from '../workspaces/workspace-model.js';
import { apiTokenModel } from './api-token-model.js';

const BATCH = 500;

type AnyModel = (connection: Connection) => { collection: Collection; schema: { path(name: string): unknown } };

/** Records that name no user, found by those that do. */
const BELOW: { below: AnyModel; field: string; owners: AnyModel; key: '_id' | 'version' }[] = [
  { below: operationEventModel, field: 'operation_id', owners: operationModel, key: '_id' },
  { below: artifactChunkModel, field: 'version', owners: artifactModel, key: 'version' },
  { below: crawlPageModel, field: 'crawl_id', owners: crawlModel, key: '_id' },
  { below: crawlUrlModel, field: 'crawl_id', owners: crawlModel, key: '_id' },
  { below: crawlLinkModel, field: 'crawl_id', owners: crawlModel, key: '_id' },
  { below: crawlLinkTargetModel, field: 'crawl_id', owners: crawlModel, key: '_id' },
];

/** Records of a workspace, which name it by another field than its other records do. */
const OF_WORKSPACE: { model: AnyModel; field: '_id' | 'workspace_id' | 'invited_by' | 'moved_to' }[] = [
  { model: apiTokenModel, field: 'workspace_id' },
  { model: notificationChoiceModel, field: 'workspace_id' },
  { model: notificationMailModel, field: 'workspace_id' },
  { model: membershipModel, field: 'workspace_id' },
  { model: invitationModel, field: 'invited_by' },
  { model: invitationModel, field: 'workspace_id' },
  { model: movedCampaignModel, field: 'moved_to' },
  { model: workspaceModel, field: '_id' },
];

/**
 * Everything that is kept of a user or a shared workspace, in whatever collection. Sessions name no user: they open with their cookies alone, and
 * end within a week.
 * @param models all of the store's
 */
export function createUserErasuresRepository(connection: Connection, models: readonly AnyModel[]) {
  /** @returns how many records have gone. Safe to repeat: one that was broken off continues where it was. */
  async function erase(userId: string): Promise<number> {
    let erased = 0;
    // First what only its owner leads to.
    for (const each of BELOW) erased += await eraseBelow(userId, each);
    for (const model of models) {
      const { collection, schema } = model(connection);
      // What they made in shared workspaces stays there, and no longer names them.
      if (schema.path('created_by'))
        await collection.updateMany({ created_by: userId }, { $set: { created_by: null } });
      if (schema.path('user_id')) erased += (await collection.deleteMany({ user_id: userId })).deletedCount;
    }
    for (const { model, field } of OF_WORKSPACE) {
      const owned: Record<string, unknown> = { [field]: userId };
      erased += (await model(connection).collection.deleteMany(owned)).deletedCount;
    }
    const schedule = 'audit_schedule.created_by';
    await siteModel(connection).collection.updateMany({ [schedule]: userId }, { $set: { [schedule]: null } });
    await variantTestModel(connection).collection.updateMany(
      { 'chosen.by': userId },
      { $set: { 'chosen.by': null, 'chosen.by_name': null } },
    );
    await unnameInIssues(connection, userId);
    await unnameInThreads(connection, userId);
    // Shared workspaces stay with their other owners.
    await workspaceModel(connection).updateMany({ owners: userId }, { $pull: { owners: userId } });
    return erased;
  }

  async function eraseBelow(userId: string, { below, field, owners, key }: (typeof BELOW)[number]): Promise<number> {
    const { collection } = below(connection);
    let erased = 0;
    let batch: string[] = [];
    const drop = async (): Promise<void> => {
      if (batch.length > 0) erased += (await collection.deleteMany({ [field]: { $in: batch } })).deletedCount;
      batch = [];
    };
    for await (const owner of owners(connection).collection.find({ user_id: userId }, { projection: { [key]: 1 } })) {
      batch.push(String(owner[key]));
      if (batch.length >= BATCH) await drop();
    }
    await drop();
    return erased;
  }

  return { erase };
}

export type UserErasuresRepository = ReturnType<typeof createUserErasuresRepository>;
