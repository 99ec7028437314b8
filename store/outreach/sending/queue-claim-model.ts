import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Who is queued: one waiting item for a lead of a campaign. Unique keys must not change, so it is a record of its own. */
const schema = new Schema(
  {
    /** SHA-256 of user, campaign and lead, hex. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    lead_id: { type: String, required: true, immutable: true },
    item_id: { type: String, required: true, immutable: true },
    claimed_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'queue_claims', versionKey: false },
)
  .index({ item_id: 1 })
  .index({ user_id: 1, campaign_id: 1 })
  .index({ user_id: 1, lead_id: 1 });

export type QueueClaimDocument = InferSchemaType<typeof schema>;

export const queueClaimModel = (connection: Connection) => connection.model('QueueClaim', schema);
