import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** The last URL inspection of a page of a site. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** As identifySite writes it. */
    site: { type: String, required: true, immutable: true },
    url_hash: { type: String, required: true, immutable: true },
    url: { type: String, required: true, immutable: true },
    /** An InspectedPage (domain/search/indexing/inspected-page.ts) without its URL and time. */
    seen: { type: Schema.Types.Mixed, required: true },
    inspected_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'page_inspections', versionKey: false },
)
  .index({ user_id: 1, site: 1, url_hash: 1 }, { unique: true })
  .index({ user_id: 1, site: 1, inspected_at: -1, _id: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type PageInspectionDocument = InferSchemaType<typeof schema>;

export const pageInspectionModel = (connection: Connection) => connection.model('PageInspection', schema);
