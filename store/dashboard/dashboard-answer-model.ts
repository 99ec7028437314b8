import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site: { type: String, default: '', immutable: true },
    /** Which response: the endpoint, and what else it depends on. */
    name: { type: String, required: true, immutable: true },
    version: { type: Number, required: true },
    etag: { type: String, required: true },
    body: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'dashboard_answers', versionKey: false },
)
  .index({ user_id: 1, site: 1, name: 1 }, { unique: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type DashboardAnswerDocument = InferSchemaType<typeof schema>;

export const dashboardAnswerModel = (connection: Connection) => connection.model('DashboardAnswer', schema);
