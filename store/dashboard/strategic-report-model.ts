import { type Connection, Schema } from 'mongoose';

/** One report of a site and week. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    site: { type: String, required: true, immutable: true },
    /** YYYY-MM-DD, a Monday. */
    week: { type: String, required: true, immutable: true },
    /** The report as compressed JSON. */
    data: { type: Buffer, required: true },
    /** The instant at which the week begins, by which lists go. */
    created_at: { type: Date, required: true },
  },
  { collection: 'strategic_reports', versionKey: false },
)
  .index({ user_id: 1, site: 1, week: 1 }, { unique: true })
  .index({ user_id: 1, site: 1, created_at: -1, _id: -1 });

export const strategicReportModel = (connection: Connection) => connection.model('StrategicReport', schema);
