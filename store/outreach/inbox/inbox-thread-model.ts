import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { ANSWER_STATES, ANSWER_WRITERS } from '../../../domain/outreach/inbox/answer-draft.js';
import { REPLY_CLASSES } from '../../../domain/outreach/replies/reply.js';

const author = {
  at: { type: Date, required: true },
  by: { type: String, default: null },
  by_name: { type: String, default: null },
} as const;

const noteSchema = new Schema(
  { ...author, id: { type: String, required: true }, text: { type: String, required: true } },
  { _id: false },
);

const answerSchema = new Schema(
  {
    ...author,
    state: { type: String, required: true, enum: ANSWER_STATES },
    reply_id: { type: String, required: true },
    sender_id: { type: String, required: true },
    from_email: { type: String, required: true },
    to_email: { type: String, required: true },
    subject: { type: String, default: '' },
    body: { type: String, default: '' },
    written_by: { type: String, required: true, enum: ANSWER_WRITERS },
    warnings: { type: [String], default: [] },
    attempt_id: { type: String, default: null },
    leaves_at: { type: Date, default: null },
    failure: { type: String, default: null },
  },
  { _id: false },
);

/** One record a lead that has replied, or a writer without a lead. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, default: null, immutable: true },
    lead_id: { type: String, default: null, immutable: true },
    from_email: { type: String, default: '' },
    subject: { type: String, default: '' },
    excerpt: { type: String, default: '' },
    classification: { type: String, required: true, enum: REPLY_CLASSES },
    needs_review: { type: Boolean, required: true },
    last_reply_id: { type: String, required: true },
    last_reply_at: { type: Date, required: true },
    is_unread: { type: Boolean, required: true },
    awaits_us: { type: Boolean, required: true },
    done_at: { type: Date, default: null },
    snoozed_until: { type: Date, default: null },
    assignee: { type: String, default: null },
    labels: { type: [String], default: [] },
    notes: { type: [noteSchema], default: [] },
    answer: { type: answerSchema, default: null },
    shown_at: { type: Date, required: true },
  },
  { collection: 'inbox_threads', versionKey: false },
)
  .index({ user_id: 1, shown_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, lead_id: 1 })
  .index({ user_id: 1, last_reply_id: 1 })
  .index({ 'answer.state': 1, 'answer.leaves_at': 1 });

export type InboxThreadDocument = InferSchemaType<typeof schema>;

export const inboxThreadModel = (connection: Connection) => connection.model('InboxThread', schema);
