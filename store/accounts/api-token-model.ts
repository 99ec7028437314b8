import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { TOKEN_ACCESSES } from '../../domain/accounts/api-token.js';

/** Expired ones are shown as such for a month. */
const KEPT_SECONDS = 30 * 24 * 3600;

const schema = new Schema(
  {
    /** The person, so that tokens go with their account. */
    user_id: { type: String, required: true, immutable: true },
    workspace_id: { type: String, required: true, immutable: true },
    name: { type: String, required: true, immutable: true },
    access: { type: String, required: true, enum: TOKEN_ACCESSES, immutable: true },
    /** Of the person, when it was made. */
    plan: { type: String, required: true, immutable: true },
    /** SHA-256 in hex. The token is random enough that no salt is needed. */
    token_hash: { type: String, required: true, immutable: true },
    last_four: { type: String, required: true, immutable: true },
    created_at: { type: Date, required: true, immutable: true },
    expires_at: { type: Date, required: true, immutable: true },
    last_used_at: { type: Date, default: null },
  },
  { collection: 'api_tokens', versionKey: false },
)
  .index({ token_hash: 1 }, { unique: true })
  .index({ user_id: 1, workspace_id: 1, created_at: -1, _id: -1 })
  .index({ workspace_id: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type ApiTokenDocument = InferSchemaType<typeof schema>;

export const apiTokenModel = (connection: Connection) => connection.model('ApiToken', schema);
