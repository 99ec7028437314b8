import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    webhook_id: { type: String, required: true, immutable: true },
    message_id: { type: String, required: true, immutable: true },
    event_type: { type: String, required: true, immutable: true },
    event_key: { type: String, required: true, immutable: true },
    /** JSON text: keys of data are whatever the event has. */
    payload: { type: String, required: true, immutable: true },
    status: { type: String, required: true },
    attempts: { type: [Schema.Types.Mixed], required: true },
    tries: { type: Number, required: true },
    next_attempt_at: { type: Date, default: null },
    created_at: { type: Date, required: true, immutable: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'webhook_deliveries', versionKey: false },
)
  .index({ webhook_id: 1, event_key: 1 }, { unique: true })
  .index({ user_id: 1, webhook_id: 1, created_at: -1, _id: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type WebhookDeliveryDocument = InferSchemaType<typeof schema>;

export const webhookDeliveryModel = (connection: Connection) => connection.model('WebhookDelivery', schema);
