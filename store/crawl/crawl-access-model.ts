import { type Connection, Schema } from 'mongoose';

/** What opens the site of one audit, sealed, kept for as long as the audit may run; or that of a schedule, without an end. */
const schema = new Schema(
  {
    /** "access:" and the id of the operation, or "access:schedule:" and the id of the site. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    /** JSON of a CrawlAccess, sealed: the store cannot read it. */
    sealed_access: { type: String, required: true },
    /** The index passes over null. */
    expires_at: { type: Date, default: null },
  },
  { collection: 'crawl_access', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const crawlAccessModel = (connection: Connection) => connection.model('CrawlAccess', schema);
