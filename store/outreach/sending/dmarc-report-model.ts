import { type Connection, Schema } from 'mongoose';

/** Aggregate reports about domains of senders, and mails that were to be reports and could not be read. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    /** The registrable name, so that reports about a domain and those below it are found together. */
    registrable_name: { type: String, required: true, immutable: true },
    /** Of the reporter, its report and the domain: a report that is sent again is known. */
    key: { type: String, required: true, immutable: true },
    /** DmarcReport (domain/outreach/sending/dmarc-reports); null: it could not be read. */
    report: { type: Schema.Types.Mixed, default: null },
    /** Why it could not be read. */
    reason: { type: String, default: null },
    /** The end of what it is about; of an unreadable one, when it arrived. */
    until: { type: Date, required: true },
    received_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'dmarc_reports', versionKey: false, minimize: false },
)
  .index({ user_id: 1, key: 1 }, { unique: true })
  .index({ user_id: 1, registrable_name: 1, until: -1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const dmarcReportModel = (connection: Connection) => connection.model('DmarcReport', schema);
