import type { Connection, Types } from 'mongoose';
import { OPERATION_STATUSES } from '../../../domain/operations/operations.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { artifactModel } from '../../artifacts/artifact-model.js';
import { auditRowsModel } from '../../audits/audit-rows-model.js';
import { crawlAccessModel } from '../../crawl/crawl-access-model.js';
import { crawlModel } from '../../crawl/crawl-model.js';
import { operationModel } from '../../operations/operation-model.js';

/** Each has dozens of artifacts. */
const SLICE = 20;
const UNFINISHED = ['queued', 'running'];
const FINISHED = OPERATION_STATUSES.filter((status) => !UNFINISHED.includes(status));

/** Operations of this filter that have not ended, a few of them. */
export async function findUnfinished(
  connection: Connection,
  owner: OwnerId,
  filter: Record<string, unknown>,
): Promise<string[]> {
  const wanted = { ...filter, user_id: owner, status: { $in: UNFINISHED } };
  const found = await operationModel(connection)
    .collection.find(wanted, { projection: { _id: 1 }, limit: 5 })
    .toArray();
  return found.map(({ _id }) => String(_id));
}

/**
 * Gives operations that have ended to another owner, with results, crawls and rows. The record itself comes last: what was
 * interrupted is found again by it.
 * @returns how many have moved; 0: none is left
 */
export async function passOperations(
  connection: Connection,
  { from, to, filter }: { from: OwnerId; to: OwnerId; filter: Record<string, unknown> },
): Promise<number> {
  const { collection } = operationModel(connection);
  const wanted = { ...filter, user_id: from, status: { $in: FINISHED } };
  const found = await collection
    .find<{ _id: Types.ObjectId }>(wanted, { projection: { _id: 1 }, limit: SLICE })
    .toArray();
  const owner = { $set: { user_id: to } };
  for (const { _id } of found) {
    const id = _id.toHexString();
    for (const key of [`operation:${id}:`, `crawl:${id}:`])
      await artifactModel(connection).collection.updateMany({ user_id: from, key: beginsWith(key) }, owner);
    await connection
      .collection<{ _id: string }>(crawlModel(connection).collection.name)
      .updateMany({ _id: beginsWith(`${id}:`), user_id: from }, owner);
    await auditRowsModel(connection).collection.updateMany({ operation_id: id, user_id: from }, owner);
    // What opened the site for it is sealed for its owner, and is kept for a day at most.
    await crawlAccessModel(connection).deleteOne({ _id: `access:${id}`, user_id: from });
    await collection.updateOne({ _id, user_id: from }, owner);
  }
  return found.length;
}

/** All keys with this beginning. */
function beginsWith(text: string): { $gte: string; $lt: string } {
  return { $gte: text, $lt: `${text}\uffff` };
}
