import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { ATTEMPT_STATUSES } from '../../../domain/outreach/sending/attempt.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    lead_id: { type: String, required: true, immutable: true },
    workspace_id: { type: String, required: true },
    sender_id: { type: String, required: true },
    sender_email: { type: String, required: true },
    recipient_email: { type: String, required: true },
    /** The recipient, independent of the spelling of the address: see domain/outreach/campaigns/person-key.ts. */
    person_key: { type: String, required: true },
    subject: { type: String, required: true },
    /** For matching replies that carry no id: without "Re:", case and blanks. */
    normalized_subject: { type: String, default: '' },
    body: { type: String, required: true },
    status: { type: String, required: true, enum: ATTEMPT_STATUSES },
    reason: { type: String, default: null },
    legal_basis: { type: String, required: true },
    legal_basis_required: { type: String, required: true },
    region: { type: String, required: true },
    /** Its recipient's server said at the envelope that there is no such mailbox: a bounce of a mail that never left. */
    recipient_refused: { type: Boolean, default: false },
    message_id: { type: String, default: null },
    relay_message_id: { type: String, default: null },
    thread: { type: Schema.Types.Mixed, default: null },
    smtp_response: { type: String, default: null },
    step: { type: Number, required: true },
    origin: { type: String, required: true },
    policy_checks: { type: [Schema.Types.Mixed], required: true },
    /** What was reserved for it, so that it can be released. */
    day: { type: String, required: true },
    domain_key: { type: String, required: true },
    duplicate_key: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
    sent_at: { type: Date, default: null },
    updated_at: { type: Date, required: true },
    /** For counting: see repositories/outreach-slices.ts; null: as it came in. */
    slice: { type: String, required: true, immutable: true },
    changed_at: { type: Date, default: null },
  },
  { collection: 'attempts', versionKey: false, minimize: false },
)
  .index({ user_id: 1, campaign_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, status: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, message_id: 1 })
  .index({ user_id: 1, relay_message_id: 1 })
  .index({ user_id: 1, recipient_email: 1, created_at: -1 })
  .index({ user_id: 1, person_key: 1, created_at: -1 })
  .index({ user_id: 1, domain_key: 1, created_at: -1 })
  .index({ user_id: 1, sender_id: 1, sent_at: -1 })
  .index({ user_id: 1, sender_id: 1, recipient_refused: 1, created_at: -1 })
  .index({ user_id: 1, lead_id: 1 })
  .index({ sender_id: 1, message_id: 1 })
  .index({ sender_id: 1, recipient_email: 1 })
  .index({ status: 1, updated_at: 1 })
  .index({ user_id: 1, campaign_id: 1, slice: 1 })
  .index({ user_id: 1, campaign_id: 1, changed_at: 1 });

export type AttemptDocument = InferSchemaType<typeof schema>;

export const attemptModel = (connection: Connection) => connection.model('Attempt', schema);
