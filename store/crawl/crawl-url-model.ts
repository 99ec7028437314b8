import { type Connection, Schema } from 'mongoose';

/** The durable frontier: every URL of a crawl once, in breadth-first order. */
const schema = new Schema(
  {
    crawl_id: { type: String, required: true, immutable: true },
    url_hash: { type: String, required: true, immutable: true },
    url: { type: String, required: true },
    depth: { type: Number, default: null },
    source: { type: String, required: true },
    order: { type: Number, required: true },
    done: { type: Boolean, required: true },
    /** robots.txt forbade it: it is done without having used page budget. */
    blocked: { type: Boolean, default: false },
    expires_at: { type: Date, required: true },
  },
  { collection: 'crawl_urls', versionKey: false },
)
  .index({ crawl_id: 1, url_hash: 1 }, { unique: true })
  .index({ crawl_id: 1, done: 1, order: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const crawlUrlModel = (connection: Connection) => connection.model('CrawlUrl', schema);
