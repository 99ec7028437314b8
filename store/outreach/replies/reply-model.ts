import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { REPLY_CLASSES } from '../../../domain/outreach/replies/reply.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** Identifies the message in any folder. */
    message_key: { type: String, required: true, immutable: true },
    mailbox_key: { type: String, required: true },
    campaign_id: { type: String, default: null, immutable: true },
    attempt_id: { type: String, default: null, immutable: true },
    lead_id: { type: String, default: null, immutable: true },
    /** Empty where a message names no writer, as some bounces do. */
    from_email: { type: String, default: '' },
    subject: { type: String, default: '' },
    body: { type: String, default: '' },
    quoted_text_removed: { type: Boolean, required: true },
    classification: { type: String, required: true, enum: REPLY_CLASSES },
    confidence: { type: Number, required: true },
    classified_by: { type: String, required: true },
    /** Its earlier classes: they determine what to undo. */
    meant: { type: [String], default: [], enum: REPLY_CLASSES },
    matched_by: { type: String, default: null },
    signals: { type: [String], required: true },
    bounce_group: { type: String, default: null },
    bounce_reason: { type: String, default: null },
    /** What the receiver's server said. */
    bounce_detail: { type: String, default: null },
    /** The domain that the mailbox's own server has verified as the writer's. */
    verified_domain: { type: String, default: null },
    /** What an answer takes of its header: its id, the chain that it belongs to, and where answers shall go. */
    message_id: { type: String, default: null },
    references: { type: [String], default: [] },
    reply_to: { type: String, default: null },
    /** The address of ours that it came to; null where that is not known. */
    came_to: { type: String, default: null },
    /** Of a complaint that names no mail: the sender to whose mailbox it came. */
    sender_id: { type: String, default: null },
    /** Its effects are done; they are never repeated over what a user has changed since. */
    applied: { type: Boolean, required: true },
    /** When a person marked it as handled. */
    handled_at: { type: Date, default: null },
    received_at: { type: Date, required: true },
    created_at: { type: Date, required: true, immutable: true },
    /** For counting: see repositories/outreach-slices.ts; null: as it came in. */
    slice: { type: String, required: true, immutable: true },
    changed_at: { type: Date, default: null },
  },
  { collection: 'replies', versionKey: false },
)
  .index({ user_id: 1, message_key: 1 }, { unique: true })
  .index({ user_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, lead_id: 1 })
  .index({ user_id: 1, attempt_id: 1 })
  .index({ sender_id: 1, user_id: 1, created_at: -1 }, { partialFilterExpression: { sender_id: { $gt: '' } } })
  .index({ user_id: 1, campaign_id: 1, slice: 1 })
  .index({ user_id: 1, campaign_id: 1, changed_at: 1 });

export type ReplyDocument = InferSchemaType<typeof schema>;

export const replyModel = (connection: Connection) => connection.model('Reply', schema);
