import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** A decision to live with findings of a site. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site: { type: String, required: true, immutable: true },
    check: { type: String, required: true, immutable: true },
    url: { type: String, default: null, immutable: true },
    url_pattern: { type: String, default: null, immutable: true },
    reason: { type: String, required: true },
    accepted_by: { type: String, required: true },
    accepted_at: { type: Date, required: true, immutable: true },
    until: { type: String, default: null },
    evidence: { type: Schema.Types.Mixed, default: null },
    last_audit: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'acceptances', versionKey: false, minimize: false },
)
  .index({ user_id: 1, site: 1, accepted_at: 1, _id: 1 })
  .index({ user_id: 1, site: 1, check: 1, url: 1, url_pattern: 1 }, { unique: true });

export type AcceptanceDocument = InferSchemaType<typeof schema>;

export const acceptanceModel = (connection: Connection) => connection.model('Acceptance', schema);
