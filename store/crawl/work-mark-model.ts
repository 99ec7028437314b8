import { type Connection, Schema } from 'mongoose';

/** What is known about a piece of work that may kill its worker. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    /** The token of the process that works at it; null when none does. */
    open: { type: String, default: null },
    /** Visits that are still to be made one at a time. */
    left: { type: Number, default: 0 },
    /** By URL hash: how often a visit was begun alone that has not ended. */
    begun: { type: Schema.Types.Mixed, default: {} },
    expires_at: { type: Date, required: true },
  },
  { collection: 'work_marks', versionKey: false, minimize: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const workMarkModel = (connection: Connection) => connection.model('WorkMark', schema);
