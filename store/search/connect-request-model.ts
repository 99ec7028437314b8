import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { CONNECT_TARGETS } from '../../domain/oauth/connect-target.js';

/** A user sent to a provider to give access. `_id` is a hash of the state; the record is removed on their return. */
const schema = new Schema(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    /** Who started it, if not the owner of the access: a member of a shared workspace. */
    actor_id: { type: String, default: null, immutable: true },
    platform: { type: String, required: true, enum: CONNECT_TARGETS, immutable: true },
    /** The sender whose mailbox it is about; null for platforms. */
    sender_id: { type: String, default: null, immutable: true },
    without_search: { type: Boolean, default: false, immutable: true },
    /** Hash of the browser session that started it; null when a program did. */
    session_hash: { type: String, default: null, immutable: true },
    /** PKCE code verifier, sealed. */
    verifier: { type: String, required: true, immutable: true },
    redirect_uri: { type: String, required: true, immutable: true },
    /** The authorization code, sealed; until it is exchanged. */
    code: { type: String, default: null },
    /** Coming back once is allowed. */
    answered_at: { type: Date, default: null },
    created_at: { type: Date, required: true, immutable: true },
    expires_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'connect_requests', versionKey: false },
)
  .index({ user_id: 1, created_at: 1, _id: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type ConnectRequestDocument = InferSchemaType<typeof schema>;

export const connectRequestModel = (connection: Connection) => connection.model('ConnectRequest', schema);
