import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** A user's day: every counter of the policy in one document, so that one guarded write reserves all or nothing. */
const schema = new Schema(
  {
    /** SHA-256 of user and day, hex. */
    _id: { type: String, required: true },
    /** Empty: of the mailbox that users share. */
    user_id: { type: String, default: '', immutable: true },
    day: { type: String, required: true, immutable: true },
    total: { type: Number, required: true },
    /** By hashed key: names of fields hold no dots. */
    domains: { type: Schema.Types.Mixed, required: true },
    senders: { type: Schema.Types.Mixed, required: true },
    hours: { type: Schema.Types.Mixed, required: true },
    /** Openers, and follow-ups, to one address. */
    recipients: { type: Schema.Types.Mixed, default: {} },
    /** What each attempt that holds a slot counts for: the keys of its domain, sender, hour and recipient. */
    holds: { type: Schema.Types.Mixed, required: true },
    /** Of that mailbox: when its last mail took its slot, in milliseconds. */
    last: Number,
    expires_at: { type: Date, required: true },
  },
  { collection: 'send_days', versionKey: false, minimize: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type SendDayDocument = InferSchemaType<typeof schema>;

export const sendDayModel = (connection: Connection) => connection.model('SendDay', schema);
