import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { ROLES } from '../../domain/workspaces/role.js';

const schema = new Schema(
  {
    workspace_id: { type: String, required: true, immutable: true },
    email: { type: String, required: true, immutable: true },
    role: { type: String, required: true, enum: ROLES, immutable: true },
    can_send: { type: Boolean, required: true, immutable: true },
    sites: { type: [String], required: true, immutable: true },
    /** SHA-256 of the token: a copy of the database lets no one in. */
    token_hash: { type: String, required: true, immutable: true },
    /** The same of tokens in mails of it, of which each has its own; the last ones. */
    mail_token_hashes: { type: [String], required: true, default: [] },
    invited_by: { type: String, required: true, immutable: true },
    created_at: { type: Date, required: true, immutable: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'invitations', versionKey: false },
)
  .index({ workspace_id: 1, created_at: 1, _id: 1 })
  .index({ workspace_id: 1, email: 1 }, { unique: true })
  .index({ token_hash: 1 }, { unique: true })
  .index({ mail_token_hashes: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type InvitationDocument = InferSchemaType<typeof schema>;

export const invitationModel = (connection: Connection) => connection.model('Invitation', schema);
