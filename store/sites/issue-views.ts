import type { Connection, Types } from 'mongoose';
import { type IssueView, MAX_ISSUE_VIEWS } from '../../domain/sites/issues/issue-view.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { objectId } from '../base/object-id.js';
import { type IssueViewDocument, issueViewModel } from './issue-view-model.js';

type Stored = IssueViewDocument & { _id: Types.ObjectId };

/** Saved views of the list of issues, by workspace. */
export function createIssueViewsRepository(connection: Connection) {
  const views = issueViewModel(connection);

  /** @returns `full` when the workspace has as many as it may have, `known` when one has this name */
  async function insert(
    userId: OwnerId,
    { name, filters }: Pick<IssueView, 'name' | 'filters'>,
    createdBy: UserId,
    now: Date,
  ): Promise<IssueView | 'full' | 'known'> {
    if ((await views.countDocuments({ user_id: userId })) >= MAX_ISSUE_VIEWS) return 'full';
    try {
      const made = await views.create({ user_id: userId, name, filters, created_by: createdBy, created_at: now });
      return toView(made.toObject());
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return 'known';
    }
  }

  /** By name. */
  async function list(userId: OwnerId): Promise<IssueView[]> {
    const found = await views.find({ user_id: userId }).sort({ name: 1, _id: 1 }).limit(MAX_ISSUE_VIEWS).lean();
    return found.map(toView);
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await views.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return { insert, list, remove };
}

export type IssueViewsRepository = ReturnType<typeof createIssueViewsRepository>;

function toView({ _id, name, filters, created_at }: Stored): IssueView {
  return { id: _id.toHexString(), name, filters, created_at: created_at.toISOString() };
}
