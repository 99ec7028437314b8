import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site_url: { type: String, required: true },
    /** The address by which audits are found. */
    site: { type: String, required: true, immutable: true },
    competitors: { type: [String], required: true },
    target_keywords: { type: [String], required: true },
    /** As Search Console names it; null: the one that suits best. */
    search_property: { type: String, default: null },
    audit_schedule: { type: Schema.Types.Mixed, default: null },
    is_primary: { type: Boolean, required: true },
    /** When it was made the primary one: of two at once the later one stays. */
    primary_at: { type: Date, default: null },
    /** The person, where the owner is a workspace; null once their account is erased. */
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'sites', versionKey: false },
).index({ user_id: 1, site: 1 }, { unique: true });

export type SiteDocument = InferSchemaType<typeof schema>;

export const siteModel = (connection: Connection) => connection.model('Site', schema);
