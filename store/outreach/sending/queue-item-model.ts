import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { QUEUE_ITEM_STATUSES } from '../../../domain/outreach/sending/send-queue.js';
import { VARIANT_KEYS } from '../../../domain/outreach/sending/variants/variant.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    operation_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    lead_id: { type: String, required: true, immutable: true },
    /** Changes while nothing of it was sent, to another one of `sender_ids`. */
    sender_id: { type: String, required: true },
    /** Those of a queue with several mailboxes; absent where it has one. */
    sender_ids: { type: [String], default: undefined },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    follow_ups: { type: [Schema.Types.Mixed], required: true },
    variant: { type: String, default: undefined, enum: VARIANT_KEYS },
    literals: { type: [String], default: undefined },
    status: { type: String, required: true, enum: QUEUE_ITEM_STATUSES },
    /** Of its whole operation; a waiting item of a paused one is not due. */
    paused: { type: Boolean, required: true },
    reason: { type: String, default: null },
    attempt_id: { type: String, default: null },
    /** What people did to it while it waited: WaitingMailChange. */
    changes: { type: [Schema.Types.Mixed], default: undefined },
    due_at: { type: Date, required: true },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'queue_items', versionKey: false, minimize: false },
)
  .index({ user_id: 1, sender_id: 1, status: 1, paused: 1, due_at: 1, _id: 1 })
  .index({ user_id: 1, sender_ids: 1, status: 1 })
  .index({ user_id: 1, operation_id: 1, status: 1 })
  .index({ user_id: 1, campaign_id: 1, status: 1, due_at: 1, _id: 1 })
  .index({ user_id: 1, lead_id: 1 });

export type QueueItemDocument = InferSchemaType<typeof schema>;

export const queueItemModel = (connection: Connection) => connection.model('QueueItem', schema);
