import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** A browser session. `_id` is a hash of the cookie's value, so that a copy of the database opens no session. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    /** Sealed under a key that is made from the cookie's value. */
    data: { type: String, required: true },
    created_at: { type: Date, required: true, immutable: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type SessionDocument = InferSchemaType<typeof schema>;

export const sessionModel = (connection: Connection) => connection.model('Session', schema);
