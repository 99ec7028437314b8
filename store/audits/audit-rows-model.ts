import { type Connection, Schema } from 'mongoose';

/** A run of rows that an audit keeps for its exports; gone when the crawl they come from is. */
const schema = new Schema(
  {
    operation_id: { type: String, required: true, immutable: true },
    part: { type: String, required: true, immutable: true },
    index: { type: Number, required: true, immutable: true },
    user_id: { type: String, required: true, immutable: true },
    /** The last run of its part: a reader who has met it has read all. */
    last: { type: Boolean, required: true },
    /** packJson of the rows. */
    data: { type: Buffer, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'audit_rows', versionKey: false },
)
  .index({ operation_id: 1, part: 1, index: 1 }, { unique: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const auditRowsModel = (connection: Connection) => connection.model('AuditRows', schema);
