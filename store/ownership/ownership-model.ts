import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { OWNERSHIP_METHODS } from '../../domain/ownership/ownership.js';

/** A site that a user says is theirs, and whether that was proved. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site: { type: String, required: true, immutable: true },
    origin: { type: String, required: true },
    method: { type: String, enum: [...OWNERSHIP_METHODS, null], default: null },
    verified_at: { type: Date, default: null },
    checked_at: { type: Date, default: null },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'ownerships', versionKey: false },
).index({ user_id: 1, site: 1 }, { unique: true });

export type OwnershipDocument = InferSchemaType<typeof schema>;

export const ownershipModel = (connection: Connection) => connection.model('Ownership', schema);
