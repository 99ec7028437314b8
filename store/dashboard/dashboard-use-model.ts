import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    hits: { type: Number, default: 0 },
    misses: { type: Number, default: 0 },
  },
  { collection: 'dashboard_uses', versionKey: false },
).index({ user_id: 1 }, { unique: true });

export type DashboardUseDocument = InferSchemaType<typeof schema>;

export const dashboardUseModel = (connection: Connection) => connection.model('DashboardUse', schema);
