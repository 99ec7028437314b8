import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** The same mail to the same person: held by one attempt until it expires. */
const schema = new Schema(
  {
    /** SHA-256 of user and key, hex. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    attempt_id: { type: String, required: true, immutable: true },
    expires_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'duplicate_claims', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type DuplicateClaimDocument = InferSchemaType<typeof schema>;

export const duplicateClaimModel = (connection: Connection) => connection.model('DuplicateClaim', schema);
