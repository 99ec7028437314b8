import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** The latest analysis of each page that a user had analyzed. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** Of the address as it was named, and of where it was found. */
    url_hash: { type: String, required: true, immutable: true },
    final_hash: { type: String, required: true },
    url: { type: String, required: true },
    site: { type: String, required: true },
    kind: { type: String, required: true, enum: ['comprehensive', 'full'] },
    overall_score: { type: Number, required: true },
    operation_id: { type: String, required: true },
    /** The analysis as compressed JSON. */
    data: { type: Buffer, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'page_analyses', versionKey: false },
)
  .index({ user_id: 1, url_hash: 1 }, { unique: true })
  .index({ user_id: 1, final_hash: 1, created_at: -1 })
  .index({ user_id: 1, site: 1, created_at: -1, _id: -1 });

export type PageAnalysisDocument = InferSchemaType<typeof schema>;

export const pageAnalysisModel = (connection: Connection) => connection.model('PageAnalysis', schema);
