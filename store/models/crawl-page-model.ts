import { type Connection, Schema } from 'mongoose';

/** One fetched URL: what cross-page checks need in the open, the whole artifact deflated, the page checks' findings. */
const schema = new Schema(
  {
    crawl_id: { type: String, required: true, immutable: true },
    url_hash: { type: String, required: true, immutable: true },
    order: { type: Number, required: true },
    html: { type: Boolean, required: true },
    /** deflateRaw of the JSON of {summary, findings}: read in bulk when judging. */
    digest: { type: Buffer, required: true },
    /** deflateRaw of the JSON of the PageArtifact. */
    artifact: { type: Buffer, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'crawl_pages', versionKey: false },
)
  .index({ crawl_id: 1, url_hash: 1 }, { unique: true })
  .index({ crawl_id: 1, order: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const crawlPageModel = (connection: Connection) => connection.model('CrawlPage', schema);
