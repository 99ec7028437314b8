import type { Connection, Types } from 'mongoose';

/** How far a migration has come. */
export interface MigrationProgress {
  /** The `_id` up to which records have been changed; null before the first. */
  last: Types.ObjectId | string | null;
  changed: number;
}

export interface MigrationContext {
  connection: Connection;
  /** Where the run before this one stopped. */
  from: MigrationProgress;
  /** @throws LostLease when another process has taken over */
  checkpoint(progress: MigrationProgress): Promise<void>;
}

/** One change of stored records, from the shape of a release to that of the next. */
export interface Migration {
  /** `NNNN-what-changes`. Stored, so it never changes; the numbers are the order. */
  name: string;
  /** Can be stopped anywhere and run again: what has the new shape already is left alone. */
  run(context: MigrationContext): Promise<void>;
}
