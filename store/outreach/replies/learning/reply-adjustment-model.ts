import { type Connection, Schema } from 'mongoose';

/** What the corrections of a workspace have taught, and how it was measured. One for a workspace. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** Rises whenever corrections go: a fit of earlier ones is not saved any more. */
    epoch: { type: Number, required: true },
    /** Null: nothing was fitted yet, or what was learned is forgotten. */
    fitted_at: { type: Date, default: null },
    /** Of the weights that everybody has: it fits no others. */
    weights: { type: String, default: null },
    learnable: { type: Schema.Types.Mixed, default: null },
    measure: { type: Schema.Types.Mixed, default: null },
    in_use_since: { type: Date, default: null },
    /** Little-endian; null: not in use. */
    buckets: { type: Buffer, default: null },
    rows: { type: Buffer, default: null },
    step: { type: Number, default: null },
  },
  { collection: 'reply_adjustments', versionKey: false, minimize: false },
).index({ user_id: 1 }, { unique: true });

export const replyAdjustmentModel = (connection: Connection) => connection.model('ReplyAdjustment', schema);
