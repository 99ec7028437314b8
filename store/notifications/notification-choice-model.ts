import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    /** The person. */
    user_id: { type: String, required: true, immutable: true },
    workspace_id: { type: String, required: true, immutable: true },
    /** Kinds that were decided, each true or false. */
    kinds: { type: Schema.Types.Mixed, required: true },
    /** As nameDigestTime has it; null: the usual time. */
    digest_time: { type: String, default: null },
    /** IANA name; in the record of the personal workspace alone, for all workspaces of the person. */
    time_zone: { type: String, default: null },
    updated_at: { type: Date, required: true },
  },
  { collection: 'notification_choices', versionKey: false, minimize: false },
)
  .index({ workspace_id: 1, user_id: 1 }, { unique: true })
  .index({ user_id: 1, workspace_id: 1 })
  .index({ digest_time: 1, _id: 1 })
  .index({ time_zone: 1, _id: 1 });

export type NotificationChoiceDocument = InferSchemaType<typeof schema>;

export const notificationChoiceModel = (connection: Connection) => connection.model('NotificationChoice', schema);
