import { type Connection, type InferSchemaType, Schema } from 'mongoose';

/** What members did. Entries are inserted and, after their time, expire; nothing changes them. */
const schema = new Schema(
  {
    /** The workspace, under the name that owners of records have in every collection. */
    user_id: { type: String, required: true, immutable: true },
    created_at: { type: Date, required: true, immutable: true },
    actor_id: { type: String, required: true, immutable: true },
    action: { type: String, required: true, immutable: true },
    target: { type: Schema.Types.Mixed, required: true, immutable: true },
    outcome: { type: String, required: true, enum: ['allowed', 'denied', 'failed'], immutable: true },
    status: { type: Number, required: true, immutable: true },
    request_id: { type: String, required: true, immutable: true },
    expires_at: { type: Date, required: true, immutable: true },
  },
  { collection: 'audit_log', versionKey: false, minimize: false },
)
  .index({ user_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, actor_id: 1, created_at: -1, _id: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type AuditLogDocument = InferSchemaType<typeof schema>;

export const auditLogModel = (connection: Connection) => connection.model('AuditLogEntry', schema);
