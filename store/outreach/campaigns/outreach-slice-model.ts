import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Some records of one kind of a campaign, and their totals: see outreach-summaries.ts. */
const schema = new Schema(
  {
    /** See store/outreach/campaigns/slice-id.ts. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    kind: { type: String, required: true, immutable: true },
    slice: { type: String, required: true, immutable: true },
    /** Grows with every change; a process that has read an older one must not write. */
    version: { type: Number, required: true },
    /** Until then records may come or go at any moment. Null: none will. */
    unsettled_until: { type: Date, default: null },
    /** How many records were counted last. */
    size: { type: Number, required: true },
    /** Null: not counted since records were added or removed. */
    tally: { type: Schema.Types.Mixed, default: null },
    /** Changes of records from then on are not in the tally for sure. */
    counted_at: { type: Date, default: null },
  },
  { collection: 'outreach_slices', versionKey: false, minimize: false },
).index({ user_id: 1, campaign_id: 1, kind: 1 });

export type OutreachSliceDocument = InferSchemaType<typeof schema>;

export const outreachSliceModel = (connection: Connection) => connection.model('OutreachSlice', schema);
