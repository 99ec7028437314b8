import { type Connection, Schema } from 'mongoose';

/** One fetched URL: see PackedPage. */
const schema = new Schema(
  {
    crawl_id: { type: String, required: true, immutable: true },
    url_hash: { type: String, required: true, immutable: true },
    order: { type: Number, required: true },
    html: { type: Boolean, required: true },
    /** Null in pages of earlier versions. */
    fetch: { type: Buffer, default: null },
    reuse: { type: String, default: null },
    digest: { type: Buffer, required: true },
    artifact: { type: Buffer, required: true },
    carry: { type: Buffer, default: null },
    validators: { type: Schema.Types.Mixed, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'crawl_pages', versionKey: false },
)
  .index({ crawl_id: 1, url_hash: 1 }, { unique: true })
  .index({ crawl_id: 1, order: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const crawlPageModel = (connection: Connection) => connection.model('CrawlPage', schema);
