import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Requests of one caller in one window; `_id` names both, so that a window's count never meets another's. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expires_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'rate_limits', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type RateLimitDocument = InferSchemaType<typeof schema>;

export const rateLimitModel = (connection: Connection) => connection.model('RateLimit', schema);
