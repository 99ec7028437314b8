import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** What a campaign's records came to when they were last counted: see repositories/outreach-summaries.ts. */
const schema = new Schema(
  {
    /** SHA-256 of user and campaign, hex. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    /** Grows with every change; whoever has read an older one must not write. */
    version: { type: Number, required: true },
    /** Changes from then on are not in it for sure. Null: nothing has been counted. */
    counted_at: { type: Date, default: null },
    /** Kind of record → slice → tally. */
    tallies: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'outreach_summaries', versionKey: false, minimize: false },
).index({ user_id: 1, campaign_id: 1 });

export type OutreachSummaryDocument = InferSchemaType<typeof schema>;

export const outreachSummaryModel = (connection: Connection) => connection.model('OutreachSummary', schema);
