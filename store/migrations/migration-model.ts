import { type Connection, Schema } from 'mongoose';

/** How far each change of stored records has come, by the migration's name. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true, enum: ['running', 'failed', 'done'] },
    /** Of the lease under which it runs: who has lost that lease can't write here any more. */
    fence: { type: Number, required: true },
    /** The `_id` up to which records have been changed, in whatever type it has; null before the first. */
    last: { type: Schema.Types.Mixed, default: null },
    changed: { type: Number, default: 0 },
    error: { type: String, default: null },
    started_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'migrations', versionKey: false },
);

export const migrationModel = (connection: Connection) => connection.model('Migration', schema);
