import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { MAIL_PROVIDERS } from '../../../domain/outreach/sending/mail-provider.js';

/** Access to the mailbox of a sender, by OAuth; one for each sender. Tokens are sealed. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    sender_id: { type: String, required: true, immutable: true },
    provider: { type: String, required: true, enum: MAIL_PROVIDERS },
    status: { type: String, required: true, enum: ['connected', 'ended', 'error'] },
    subject: { type: String, required: true },
    login: { type: String, required: true },
    scopes: { type: [String], required: true },
    error: { type: String, default: null },
    access_token: { type: String, required: true },
    refresh_token: { type: String, default: null },
    expires_at: { type: Date, required: true },
    version: { type: Number, required: true },
    /** Who refreshes at the moment, and until when that is believed. */
    refresh_by: { type: String, default: null },
    refresh_until: { type: Date, default: null },
    connected_at: { type: Date, required: true },
    /** When the refresh token was last used: providers drop unused ones. */
    refreshed_at: { type: Date, required: true },
    /** The person, where the owner is a workspace; null once their account is erased. */
    created_by: { type: String, default: null },
    updated_at: { type: Date, required: true },
  },
  { collection: 'mailbox_grants', versionKey: false, minimize: false },
).index({ user_id: 1, sender_id: 1 }, { unique: true });

export type MailboxGrantDocument = InferSchemaType<typeof schema>;

export const mailboxGrantModel = (connection: Connection) => connection.model('MailboxGrant', schema);
