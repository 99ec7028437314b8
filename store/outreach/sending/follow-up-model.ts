import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { FOLLOW_UP_STATUSES } from '../../../domain/outreach/sending/follow-up.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    attempt_id: { type: String, required: true, immutable: true },
    /** Unique with the attempt. 1 to 3, so that there are never more; those of a sequence have others: see placeLead. */
    number: { type: Number, required: true, immutable: true },
    lead_id: { type: String, required: true, immutable: true },
    sender_id: { type: String, required: true, immutable: true },
    subject: { type: String, required: true },
    body: { type: String, required: true },
    literals: { type: [String], default: undefined },
    status: { type: String, required: true, enum: FOLLOW_UP_STATUSES },
    reason: { type: String, default: null },
    scheduled_at: { type: Date, required: true },
    /** Of the campaign's sequence; these fields and the next ones are of its emails alone. */
    step_id: { type: String, default: null },
    /** The wait that its time was made of, to see whether the step has another by now. */
    wait_days: { type: Number, default: null },
    /** Where its lead is in the sequence; false once another email is. */
    is_place: { type: Boolean, default: undefined },
    placed_at: { type: Date, default: null },
    paused: { type: String, default: null },
    /** A person has given it a text, or a time, of its own. */
    own_text: { type: Boolean, default: undefined },
    own_time: { type: Boolean, default: undefined },
    /** The sequence has changed since it was planned. */
    is_stale: { type: Boolean, default: undefined },
    /** Its lead is away until then. */
    away_until: { type: Date, default: null },
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
  .index({ user_id: 1, campaign_id: 1, is_place: 1, status: 1, scheduled_at: 1, _id: 1 })
  .index({ is_stale: 1, status: 1, _id: 1 })
  .index({ status: 1, scheduled_at: 1 });

export type FollowUpDocument = InferSchemaType<typeof schema>;

export const followUpModel = (connection: Connection) => connection.model('FollowUp', schema);
