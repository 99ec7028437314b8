import { createHash } from 'node:crypto';
import { type Connection, Types } from 'mongoose';
import type { LinkCheck, PlacedLink } from '../../../domain/outreach/links/placed-link.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { linkCheckModel } from './link-check-model.js';

/** Two years of a link's history. */
const KEPT_MS = 730 * 86_400_000;

type Stored = Omit<LinkCheck, 'id' | 'at' | 'created_at'> & { _id: Types.ObjectId; created_at: Date };

/** What checks of placed links have shown. */
export function createLinkChecksRepository(connection: Connection) {
  /** Bypasses mongoose: facts are stored as they are. */
  const { collection } = linkCheckModel(connection);

  /**
   * Stores the check with this number of a link. Twice: replaces it, under the same id.
   * @returns the check's id
   */
  async function put(
    { id: link_id, user_id, campaign_id }: Pick<PlacedLink, 'id' | 'user_id' | 'campaign_id'>,
    number: number,
    { at, ...check }: Omit<LinkCheck, 'id' | 'link_id' | 'created_at'>,
  ): Promise<string> {
    const _id = new Types.ObjectId(createHash('sha256').update(`${link_id}:${number}`).digest('hex').slice(0, 24));
    const created_at = new Date(at);
    const expires_at = new Date(created_at.getTime() + KEPT_MS);
    const stored = { user_id, campaign_id, link_id, ...check, created_at, expires_at };
    await collection.replaceOne({ _id }, stored, { upsert: true });
    return _id.toHexString();
  }

  /** The newest first. */
  async function list(
    userId: OwnerId,
    linkId: string,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<LinkCheck>> {
    const found = await collection
      .find<Stored>({ user_id: userId, link_id: linkId, $and: [afterId(cursor)] })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    return toListPage(found.map(toLinkCheck), limit);
  }

  async function removeOf(userId: OwnerId, linkId: string): Promise<void> {
    await collection.deleteMany({ user_id: userId, link_id: linkId });
  }

  return { put, list, removeOf };
}

export type LinkChecksRepository = ReturnType<typeof createLinkChecksRepository>;

/** As afterCursor, for the driver, which compares ids as they are. */
function afterId(cursor: Cursor | null): Record<string, unknown> {
  if (cursor === null) return afterCursor(cursor);
  const { created_at } = cursor;
  return { $or: [{ created_at: { $lt: created_at } }, { created_at, _id: { $lt: new Types.ObjectId(cursor.id) } }] };
}

function toLinkCheck({ _id, created_at, link_id, verdict, reason, detail, state, facts, events }: Stored): LinkCheck {
  const at = created_at.toISOString();
  return { id: _id.toHexString(), link_id, at, verdict, reason, detail, state, facts, events, created_at: at };
}
