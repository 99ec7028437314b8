import { type Connection, type InferSchemaType, Schema } from 'mongoose';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site: { type: String, required: true, immutable: true },
    /** YYYY-MM-DD, UTC. */
    day: { type: String, required: true, immutable: true },
    score: { type: Number, required: true },
    breakdown: { type: Schema.Types.Mixed, required: true },
    audit_id: { type: String, required: true },
  },
  { collection: 'health_snapshots', versionKey: false },
).index({ user_id: 1, site: 1, day: 1 }, { unique: true });

export type HealthSnapshotDocument = InferSchemaType<typeof schema>;

export const healthSnapshotModel = (connection: Connection) => connection.model('HealthSnapshot', schema);
