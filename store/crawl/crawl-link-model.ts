import { type Connection, Schema } from 'mongoose';

/**
 * Links of a run of pages to the URLs of one bucket, in crawl order: see store/crawl/crawl-links. One document holds
 * hundreds of links, so that seven million take tens of thousands of documents.
 */
const schema = new Schema(
  {
    crawl_id: { type: String, required: true, immutable: true },
    bucket: { type: Number, required: true, immutable: true },
    /** The run of pages, in crawl order. */
    part: { type: Number, required: true, immutable: true },
    /** See store/crawl/pack-links. */
    data: { type: Buffer, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'crawl_links', versionKey: false },
)
  .index({ crawl_id: 1, bucket: 1, part: 1 }, { unique: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const crawlLinkModel = (connection: Connection) => connection.model('CrawlLink', schema);
