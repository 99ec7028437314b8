import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** Empty: what all sites of the user share, such as connections. */
    site: { type: String, default: '', immutable: true },
    version: { type: Number, required: true },
  },
  { collection: 'site_versions', versionKey: false },
).index({ user_id: 1, site: 1 }, { unique: true });

export type SiteVersionDocument = InferSchemaType<typeof schema>;

export const siteVersionModel = (connection: Connection) => connection.model('SiteVersion', schema);
