import { type Connection, Schema } from 'mongoose';

/** Kept for a week: long enough to replay to a client that was away. */
const RETENTION_SECONDS = 7 * 24 * 3600;

const schema = new Schema(
  {
    operation_id: { type: String, required: true, immutable: true },
    seq: { type: Number, required: true, immutable: true },
    event: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'operation_events', versionKey: false, minimize: false },
)
  .index({ operation_id: 1, seq: 1 }, { unique: true })
  .index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });

export const operationEventModel = (connection: Connection) => connection.model('OperationEvent', schema);
