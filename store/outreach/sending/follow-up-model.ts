import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { FOLLOW_UP_STATUSES } from '../../../domain/outreach/sending/follow-up.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    attempt_id: { type: String, required: true, immutable: true },
    /** 1 to 3: unique with the attempt, so that there are never more. */
    number: { type: Number, required: true, immutable: true },
    lead_id: { type: String, required: true, immutable: true },
    sender_id: { type: String, required: true, immutable: true },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    literals: { type: [String], default: undefined },
    status: { type: String, required: true, enum: FOLLOW_UP_STATUSES },
    reason: { type: String, default: null },
    scheduled_at: { type: Date, required: true },
    held_reason: { type: String, default: null },
    /** What is shown as the next try; null: not known. */
    held_until: { type: Date, default: null },
    /** Not to be tried before. */
    not_before: { type: Date, default: null },
    sent_at: { type: Date, default: null },
    sent_attempt_id: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'follow_ups', versionKey: false },
)
  .index({ user_id: 1, attempt_id: 1, number: 1 }, { unique: true })
  .index({ user_id: 1, campaign_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, status: 1, scheduled_at: 1, _id: 1 })
  .index({ user_id: 1, lead_id: 1, status: 1 })
  .index({ user_id: 1, sender_id: 1, status: 1, scheduled_at: 1 })
  .index({ status: 1, scheduled_at: 1 });

export type FollowUpDocument = InferSchemaType<typeof schema>;

export const followUpModel = (connection: Connection) => connection.model('FollowUp', schema);
