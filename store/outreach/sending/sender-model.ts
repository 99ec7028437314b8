import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { MAIL_PROVIDERS } from '../../../domain/outreach/sending/mail-provider.js';

const server = { type: Schema.Types.Mixed, default: null };

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** Canonical; a sender of another address is another sender. */
    email: { type: String, required: true, immutable: true },
    name: { type: String, required: true },
    organization: { type: String, required: true },
    postal_address: { type: String, required: true },
    smtp: server,
    imap: server,
    /** Sealed; the store cannot read them. */
    smtp_password: { type: String, default: null },
    imap_password: { type: String, default: null },
    daily_limit: { type: Number, required: true },
    hourly_limit: { type: Number, required: true },
    min_interval_seconds: { type: Number, required: true },
    warm_up: { type: Boolean, required: true },
    sending_window: { type: Schema.Types.Mixed, default: null },
    save_sent_copies: { type: Boolean, default: true },
    is_default: { type: Boolean, required: true },
    /** When it was made the default: of two at once the later one stays. */
    default_at: { type: Date, default: null },
    paused: { type: Schema.Types.Mixed, default: null },
    /** Signs in by OAuth there; null: by password. */
    provider: { type: String, enum: [...MAIL_PROVIDERS, null], default: null },
    provider_limits: { type: Schema.Types.Mixed, default: null },
    /** The person, where the owner is a workspace; null once their account is erased. */
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'senders', versionKey: false, minimize: false },
)
  .index({ user_id: 1, email: 1 }, { unique: true })
  .index({ user_id: 1, created_at: -1, _id: -1 });

export type SenderDocument = InferSchemaType<typeof schema>;

export const senderModel = (connection: Connection) => connection.model('Sender', schema);
