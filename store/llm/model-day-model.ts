import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Tokens of language models that a user has taken in a day. */
const schema = new Schema(
  {
    /** SHA-256 of user and day, hex. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    /** YYYY-MM-DD, UTC. */
    day: { type: String, required: true, immutable: true },
    tokens: { type: Number, required: true },
    expires_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'model_days', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type ModelDayDocument = InferSchemaType<typeof schema>;

export const modelDayModel = (connection: Connection) => connection.model('ModelDay', schema);
