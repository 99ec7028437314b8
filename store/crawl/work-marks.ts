import type { Connection } from 'mongoose';
import { workMarkModel } from './work-mark-model.js';

export interface WorkMark {
  /** The process that worked at it before did not finish: it died, or was taken for dead. */
  died: boolean;
  left: number;
  /** By URL hash: how often a visit was begun alone that has not ended. */
  begun: Readonly<Record<string, number>>;
}

/** Notes that outlive a process, of which work it was at when it died. Ids are made from ids of crawls and operations. */
export function createWorkMarksRepository(connection: Connection) {
  const marks = workMarkModel(connection);

  /** Takes the work over from the process that had it. */
  async function open(id: string, token: string, expiresAt: Date): Promise<WorkMark> {
    const before = await marks
      .findOneAndUpdate({ _id: id }, { $set: { open: token, expires_at: expiresAt } }, { upsert: true })
      .lean();
    const begun: Record<string, number> = before?.begun ?? {};
    return { died: typeof before?.open === 'string', left: before?.left ?? 0, begun };
  }

  async function setLeft(id: string, left: number): Promise<void> {
    await marks.updateOne({ _id: id }, { $set: { left } });
  }

  /** In the store before it returns: the visit may be the end of this process. */
  async function begin(id: string, urlHash: string): Promise<void> {
    await marks.updateOne({ _id: id }, { $inc: { [`begun.${urlHash}`]: 1 } });
  }

  async function done(id: string, urlHash: string): Promise<void> {
    await marks.updateOne({ _id: id }, { $unset: { [`begun.${urlHash}`]: 1 } });
  }

  /** Does nothing when another worker has claimed it. */
  async function close(id: string, token: string, left: number): Promise<void> {
    await marks.updateOne({ _id: id, open: token }, { $set: { open: null, left } });
  }

  return { open, setLeft, begin, done, close };
}

export type WorkMarksRepository = ReturnType<typeof createWorkMarksRepository>;
