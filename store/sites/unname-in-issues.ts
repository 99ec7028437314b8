import type { Connection, Types } from 'mongoose';
import { type IssueRecordDocument, issueRecordModel } from './issue-record-model.js';

/**
 * What a person wrote and decided about issues in shared workspaces stays there, and no longer names them. Lists are written as
 * a whole, since not every server changes single entries by a filter; a list that changed meanwhile is read again.
 */
export async function unnameInIssues(connection: Connection, userId: string): Promise<void> {
  // Without mongoose, which would cast the lists in the filter below: it has to meet what is stored, to the letter.
  const { collection } = issueRecordModel(connection);
  await collection.updateMany({ 'done.by': userId }, { $set: { 'done.by': null, 'done.by_name': null } });
  await collection.updateMany({ assignee: userId }, { $set: { assignee: null } });
  const named = { $or: [{ 'notes.by': userId }, { 'changes.by': userId }, { 'changes.assignee': userId }] };
  const findNext = () => collection.findOne<IssueRecordDocument & { _id: Types.ObjectId }>(named);
  for (let found = await findNext(); found; found = await findNext()) {
    const { _id, notes, changes } = found;
    const lists = {
      notes: notes.map((note) => unname(note, userId)),
      changes: changes.map((entry) => ({
        ...unname(entry, userId),
        assignee: entry.assignee === userId ? null : entry.assignee,
      })),
    };
    await collection.updateOne({ _id, notes, changes }, { $set: lists });
  }
}

type Author = Pick<IssueRecordDocument['notes'][number], 'by' | 'by_name'>;

function unname<Given extends Author>(entry: Given, userId: string): Given {
  return entry.by === userId ? { ...entry, by: null, by_name: null } : entry;
}
