import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** Who is queued: one waiting item for a lead of a campaign. Unique keys must not change, so it is a record of its own. */
const schema = new Schema(
  {
    /** `<campaign>:<lead>` */
    _id: { type: String, required: true },
    item_id: { type: String, required: true, immutable: true },
  },
  { collection: 'queue_claims', versionKey: false },
).index({ item_id: 1 });

export type QueueClaimDocument = InferSchemaType<typeof schema>;

export const queueClaimModel = (connection: Connection) => connection.model('QueueClaim', schema);
