import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    url: { type: String, required: true },
    event_types: { type: [String], required: true },
    description: { type: String, default: null },
    is_active: { type: Boolean, required: true },
    disabled_reason: { type: String, default: null },
    /** Sealed; the store cannot read them. */
    secret: { type: String, required: true },
    previous_secret: { type: String, default: null },
    /** Until then what is sent is signed with both. */
    previous_until: { type: Date, default: null },
    last_success_at: { type: Date, default: null },
    last_failure_at: { type: Date, default: null },
    /** The person, where the owner is a workspace; null once their account is erased. */
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'webhooks', versionKey: false },
).index({ user_id: 1, created_at: -1, _id: -1 });

export type WebhookDocument = InferSchemaType<typeof schema>;

export const webhookModel = (connection: Connection) => connection.model('Webhook', schema);
