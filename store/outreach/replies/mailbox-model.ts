import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** How far a folder of a mailbox has been read. */
const schema = new Schema(
  {
    user_id: { type: String, default: '', immutable: true },
    mailbox_key: { type: String, required: true, immutable: true },
    uid_validity: { type: String, required: true },
    last_uid: { type: Number, required: true },
    last_internal_date: { type: String, default: null },
    /** Messages that could not be read: uid → the polls that have tried. */
    failures: { type: Schema.Types.Mixed, required: true },
    /** Spam complaints that name no mail of ours: how many, the last of them, and the keys of the latest messages. */
    unmatched_complaints: { type: Number, default: 0 },
    last_unmatched_at: { type: Date, default: null },
    unmatched_keys: { type: [String], default: [] },
    updated_at: { type: Date, required: true },
  },
  { collection: 'mailboxes', versionKey: false, minimize: false },
).index({ user_id: 1, mailbox_key: 1 }, { unique: true });

export type MailboxDocument = InferSchemaType<typeof schema>;

export const mailboxModel = (connection: Connection) => connection.model('Mailbox', schema);
