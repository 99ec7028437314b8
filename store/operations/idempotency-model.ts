import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** One request made under an Idempotency-Key: first a claim, then its response. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    method: { type: String, required: true, immutable: true },
    route: { type: String, required: true, immutable: true },
    key: { type: String, required: true, immutable: true },
    fingerprint: { type: String, required: true, immutable: true },
    status: { type: String, required: true, enum: ['running', 'done'] },
    /** Fencing: only the holder of the current claim may write the response. */
    claim_id: { type: String, required: true },
    claimed_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, immutable: true },
    answer: { type: Schema.Types.Mixed, default: null },
    /** The body of a response that contains a secret; sealed. */
    sealed_body: { type: String, default: null },
  },
  { collection: 'idempotency_keys', versionKey: false, minimize: false },
)
  .index({ user_id: 1, method: 1, route: 1, key: 1 }, { unique: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type IdempotencyDocument = InferSchemaType<typeof schema>;

export const idempotencyModel = (connection: Connection) => connection.model('IdempotencyKey', schema);
