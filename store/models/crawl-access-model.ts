import { type Connection, Schema } from 'mongoose';

/** What opens the site of one audit, sealed; kept for as long as the audit may run. */
const schema = new Schema(
  {
    /** "access:" and the id of the operation. */
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    /** JSON of a CrawlAccess, sealed: the store cannot read it. */
    sealed_access: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'crawl_access', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const crawlAccessModel = (connection: Connection) => connection.model('CrawlAccess', schema);
