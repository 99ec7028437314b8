import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** How far the slices of a campaign are counted: see repositories/outreach-summaries.ts. */
const schema = new Schema(
  {
    /** SHA-256 of user and campaign, hex. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    /** Grows with every change; a process that has read an older one must not write. */
    version: { type: Number, required: true },
    /** Changes of records before then are in the tallies of their slices. Null: there may be records without a slice. */
    settled_at: { type: Date, default: null },
  },
  { collection: 'outreach_summaries', versionKey: false },
).index({ user_id: 1, campaign_id: 1 });

export type OutreachSummaryDocument = InferSchemaType<typeof schema>;

export const outreachSummaryModel = (connection: Connection) => connection.model('OutreachSummary', schema);
