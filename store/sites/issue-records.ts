import type { Connection } from 'mongoose';
import {
  emptyIssueRecord,
  type IssueAction,
  type IssueAuthor,
  type IssueChangeEntry,
  type IssueMark,
  type IssueNote,
  type IssueRecord,
  MAX_ISSUE_CHANGES,
  MAX_ISSUE_NOTES,
} from '../../domain/sites/issues/issue-record.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { retryUpsert } from '../base/retry-upsert.js';
import { type IssueRecordDocument, issueRecordModel } from './issue-record-model.js';

/** The issue of a site that a record is about. */
export interface IssuePlace {
  user_id: OwnerId;
  site_id: string;
  issue_id: string;
}

/** What a member changes; what is absent stays. */
export type IssueMarkChange = Partial<Pick<IssueMark, 'done' | 'assignee'>>;

/** Decisions about issues of sites. */
export function createIssueRecordsRepository(connection: Connection) {
  const records = issueRecordModel(connection);

  async function find({ user_id, site_id, issue_id }: IssuePlace): Promise<IssueRecord | null> {
    const found = await records.findOne({ user_id, site_id, issue_id }).lean();
    return found && toRecord(found);
  }

  /** Of all issues of a site that were decided about, without notes and history. */
  async function listMarks(userId: OwnerId, siteId: string): Promise<IssueMark[]> {
    const found = await records.find({ user_id: userId, site_id: siteId }, { notes: 0, changes: 0 }).lean();
    return found.map(toMark);
  }

  /** The last change of a field counts. The oldest entries of a long history go. */
  async function change(
    { user_id, site_id, issue_id }: IssuePlace,
    marks: IssueMarkChange,
    entries: readonly IssueChangeEntry[],
  ): Promise<IssueRecord> {
    const kept = { $each: [...entries], $slice: -MAX_ISSUE_CHANGES };
    const own = { user_id, site_id, issue_id };
    await retryUpsert(() => records.updateOne(own, { $set: marks, $push: { changes: kept } }, { upsert: true }));
    return (await find(own)) ?? emptyIssueRecord(issue_id);
  }

  /** @returns false when the issue has as many notes as it may have */
  async function addNote(place: IssuePlace, note: IssueNote): Promise<boolean> {
    const { user_id, site_id, issue_id } = place;
    const own = { user_id, site_id, issue_id };
    await retryUpsert(() => records.updateOne(own, { $setOnInsert: { done: null, assignee: null } }, { upsert: true }));
    const isFull = `notes.${MAX_ISSUE_NOTES - 1}`;
    const { matchedCount } = await records.updateOne(
      { ...own, [isFull]: { $exists: false } },
      { $push: { notes: note } },
    );
    return matchedCount > 0;
  }

  async function removeNote({ user_id, site_id, issue_id }: IssuePlace, noteId: string): Promise<boolean> {
    const { modifiedCount } = await records.updateOne(
      { user_id, site_id, issue_id },
      { $pull: { notes: { id: noteId } } },
    );
    return modifiedCount > 0;
  }

  /** With the site that they are about. */
  async function removeOf(userId: OwnerId, siteId: string): Promise<void> {
    await records.deleteMany({ user_id: userId, site_id: siteId });
  }

  return { find, listMarks, change, addNote, removeNote, removeOf };
}

export type IssueRecordsRepository = ReturnType<typeof createIssueRecordsRepository>;

type StoredAuthor = NonNullable<IssueRecordDocument['done']>;

function toAuthor({ at, by, by_name }: StoredAuthor): IssueAuthor {
  return { at: at.toISOString(), by: by ?? null, by_name: by_name ?? null };
}

function toMark({ issue_id, done, assignee }: Pick<IssueRecordDocument, 'issue_id' | 'done' | 'assignee'>): IssueMark {
  return { issue_id, done: done ? toAuthor(done) : null, assignee: assignee ?? null };
}

function toRecord(found: IssueRecordDocument): IssueRecord {
  return {
    ...toMark(found),
    notes: found.notes.map((note) => ({ ...toAuthor(note), id: note.id, text: note.text })),
    changes: found.changes.map((entry) => ({
      ...toAuthor(entry),
      action: entry.action as IssueAction,
      assignee: entry.assignee ?? null,
    })),
  };
}
