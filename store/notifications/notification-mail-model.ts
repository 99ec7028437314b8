import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { NOTIFICATION_STATUSES, PLATFORM_MAIL_KINDS } from '../../domain/notifications/notification-mail.js';

const schema = new Schema(
  {
    workspace_id: { type: String, required: true, immutable: true },
    user_id: { type: String, required: true, immutable: true },
    kind: { type: String, required: true, enum: PLATFORM_MAIL_KINDS, immutable: true },
    key: { type: String, required: true, immutable: true },
    /** Of an invitation; null for all other mails. */
    invitation_id: { type: String, default: null, immutable: true },
    /** JSON text: keys of data are whatever the event has. */
    data: { type: String, required: true, immutable: true },
    status: { type: String, required: true, enum: NOTIFICATION_STATUSES, PLATFORM_MAIL_KINDS },
    reason: { type: String, default: null },
    tries: { type: Number, required: true },
    next_attempt_at: { type: Date, default: null },
    created_at: { type: Date, required: true, immutable: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'notification_mails', versionKey: false },
)
  .index({ workspace_id: 1, user_id: 1, key: 1 }, { unique: true })
  .index({ user_id: 1, kind: 1, created_at: -1 })
  .index({ workspace_id: 1, invitation_id: 1, created_at: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type NotificationMailDocument = InferSchemaType<typeof schema>;

export const notificationMailModel = (connection: Connection) => connection.model('NotificationMail', schema);
