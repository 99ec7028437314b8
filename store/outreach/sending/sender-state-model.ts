import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** State of a sender's queue and mailbox. Separate from the sender, since the environment's sender has no record. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    sender_id: { type: String, required: true, immutable: true },
    waiting: { type: Schema.Types.Mixed, default: null },
    /** Its provider takes no more mail of it before. */
    rest_until: { type: Date, default: null },
    /** Its openers went to other mailboxes of their queues. */
    handed_over: { type: Boolean, default: false },
    last_read_at: { type: Date, default: null },
    last_success_at: { type: Date, default: null },
    last_error: { type: String, default: null },
    last_copy_at: { type: Date, default: null },
    last_copy_error: { type: String, default: null },
    /** Of the last test, whole. */
    verification: { type: Schema.Types.Mixed, default: null },
    /** DomainHealth (domain/outreach/sending/mail-records). */
    domain_failing_since: { type: String, default: null },
    domain_good_at: { type: String, default: null },
  },
  { collection: 'sender_states', versionKey: false, minimize: false },
).index({ user_id: 1, sender_id: 1 }, { unique: true });

export type SenderStateDocument = InferSchemaType<typeof schema>;

export const senderStateModel = (connection: Connection) => connection.model('SenderState', schema);
