import type { Connection, Types } from 'mongoose';
import { type InboxThreadDocument, inboxThreadModel } from './inbox-thread-model.js';

/**
 * What a person wrote in the inbox of a shared workspace stays there, and no longer names them. Lists are written as a
 * whole, since not every server changes single entries by a filter; a list that changed meanwhile is read again.
 */
export async function unnameInThreads(connection: Connection, userId: string): Promise<void> {
  // Without mongoose, which would cast the list in the filter below: it has to meet what is stored, to the letter.
  const { collection } = inboxThreadModel(connection);
  await collection.updateMany({ assignee: userId }, { $set: { assignee: null } });
  await collection.updateMany({ 'answer.by': userId }, { $set: { 'answer.by': null, 'answer.by_name': null } });
  const findNext = () => collection.findOne<InboxThreadDocument & { _id: Types.ObjectId }>({ 'notes.by': userId });
  for (let found = await findNext(); found; found = await findNext()) {
    const { _id, notes } = found;
    const unnamed = notes.map((note) => (note.by === userId ? { ...note, by: null, by_name: null } : note));
    await collection.updateOne({ _id, notes }, { $set: { notes: unnamed } });
  }
}
