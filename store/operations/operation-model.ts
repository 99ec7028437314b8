import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { OPERATION_STATUSES, OPERATION_TYPES } from '../../domain/operations/operations.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    type: { type: String, required: true, enum: OPERATION_TYPES, immutable: true },
    status: { type: String, required: true, enum: OPERATION_STATUSES },
    input: { type: Schema.Types.Mixed, required: true },
    /** Empty: not started by a request. */
    fingerprint: { type: String, default: '', immutable: true },
    site: { type: String, required: true },
    request_id: { type: String, required: true },
    workflow_id: { type: String, required: true },
    progress: {
      done: { type: Number, default: 0 },
      total: { type: Number, default: 100 },
      phase: { type: String, default: 'queued' },
      message: { type: String, default: '' },
      waiting_reason: { type: String },
      /** ISO 8601 */
      next_at: { type: String },
    },
    event_seq: { type: Number, default: 0 },
    /** The person, where the owner is a workspace; null once their account is erased. */
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    started_at: { type: Date, default: null },
    finished_at: { type: Date, default: null },
    has_result: { type: Boolean, default: false },
    error: { type: Schema.Types.Mixed, default: null },
    /** When its input and its result were taken away, with the campaign that they were about. */
    erased_at: { type: Date, default: null },
  },
  { collection: 'operations', versionKey: false, minimize: false },
)
  .index({ user_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, type: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, status: 1 })
  .index({ status: 1, updated_at: 1 });

export type OperationDocument = InferSchemaType<typeof schema>;

export const operationModel = (connection: Connection) => connection.model('Operation', schema);
