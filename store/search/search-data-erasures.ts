import type { Connection } from 'mongoose';
import { operationArtifacts } from '../../domain/operations/artifact-keys.js';
import type { Platform } from '../../domain/search/connection.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { artifactModel } from '../artifacts/artifact-model.js';
import { createArtifactsRepository } from '../artifacts/artifacts.js';
import { dashboardAnswerModel } from '../dashboard/dashboard-answer-model.js';
import { operationModel } from '../operations/operation-model.js';
import { pageInspectionModel } from './page-inspection-model.js';

/** Besides rows as they came, which all platforms have: keys of what was read, and the analyses that hold nothing else. */
const COLLECTED: Readonly<Record<Platform, { keys: RegExp[]; operations: string[] }>> = {
  searchconsole: {
    keys: [/^search:/, /^crawl:.*:search-data$/],
    operations: ['search_performance', 'content_opportunities', 'index_inspection'],
  },
  analytics: { keys: [/^traffic:/], operations: [] },
  altengine: { keys: [/^bing:/], operations: [] },
};

/**
 * Data collected through a platform: rows, data read for audits, analyses. What was derived from it, such as the text
 * of an audit that quotes it, is not included.
 */
export function createSearchDataErasuresRepository(connection: Connection) {
  const artifacts = createArtifactsRepository(connection);
  const operations = operationModel(connection);

  /** Safe to repeat. */
  async function erase(userId: OwnerId, platform: Platform): Promise<void> {
    const { keys, operations: types } = COLLECTED[platform];
    await artifacts.removeOf(userId, `raw:${platform}:`);
    for (const pattern of keys) {
      // With its operator: the prebuilt stand-in looks up a bare pattern in the index as if it were the key.
      const found = await artifactModel(connection)
        .find({ user_id: userId, key: { $regex: pattern } }, { key: 1 })
        .lean();
      for (const { key } of found) await artifacts.remove(userId, key);
    }
    if (platform === 'searchconsole') await pageInspectionModel(connection).deleteMany({ user_id: userId });
    const analyses = { user_id: userId, type: { $in: types } };
    for await (const { _id } of operations.collection.find(analyses, { projection: { _id: 1 } }))
      await artifacts.removeOf(userId, operationArtifacts(String(_id)));
    const emptied = { $set: { has_result: false, erased_at: new Date() } };
    await operations.collection.updateMany({ ...analyses, status: { $nin: ['queued', 'running'] } }, emptied);
    // Responses derived from it, which are cached while nothing changes.
    await dashboardAnswerModel(connection).deleteMany({ user_id: userId });
  }

  return { erase };
}

export type SearchDataErasuresRepository = ReturnType<typeof createSearchDataErasuresRepository>;
