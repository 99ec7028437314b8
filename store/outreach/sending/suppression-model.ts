import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { SUPPRESSION_SOURCES } from '../../../domain/outreach/sending/suppression.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** Canonical; "@domain" for a whole domain. */
    email: { type: String, required: true, immutable: true },
    /** What entries are compared by: see suppression-spellings.ts. */
    key: { type: String, required: true },
    reason: { type: String, default: null },
    source: { type: String, required: true, enum: SUPPRESSION_SOURCES },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'suppressions', versionKey: false },
)
  .index({ user_id: 1, email: 1 }, { unique: true })
  .index({ user_id: 1, key: 1 })
  .index({ user_id: 1, created_at: -1, _id: -1 });

export type SuppressionDocument = InferSchemaType<typeof schema>;

export const suppressionModel = (connection: Connection) => connection.model('Suppression', schema);
