import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { PLATFORMS } from '../../domain/search/connection.js';

/** Access that a user has given to their data at a platform; one for each platform. Tokens are sealed. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    platform: { type: String, required: true, enum: PLATFORMS, immutable: true },
    status: { type: String, required: true, enum: ['connected', 'expired', 'error'] },
    scopes: { type: [String], required: true },
    properties: { type: [String], required: true },
    owned_properties: { type: [String], default: [] },
    /** Of `{ property, name }`. */
    property_names: { type: Schema.Types.Mixed, default: [] },
    listed_at: { type: Date, default: null },
    without_search: { type: Boolean, default: false },
    /** The person, where the owner is a workspace; null once their account is erased. */
    created_by: { type: String, default: null },
    connected_at: { type: Date, required: true },
    last_sync_at: { type: Date, default: null },
    error: { type: String, default: null },
    access_token: { type: String, required: true },
    refresh_token: { type: String, default: null },
    expires_at: { type: Date, required: true },
    version: { type: Number, required: true },
    /** Who refreshes at the moment, and until when that is believed. */
    refresh_by: { type: String, default: null },
    refresh_until: { type: Date, default: null },
    /** When the refresh token was last used: providers drop unused ones. */
    refreshed_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'platform_connections', versionKey: false, minimize: false },
)
  .index({ user_id: 1, platform: 1 }, { unique: true })
  .index({ status: 1, refreshed_at: 1, _id: 1 });

export type PlatformConnectionDocument = InferSchemaType<typeof schema>;

export const platformConnectionModel = (connection: Connection) => connection.model('PlatformConnection', schema);
