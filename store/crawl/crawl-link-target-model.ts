import { type Connection, Schema } from 'mongoose';

/** A URL that pages of a crawl name, or that is one of them: see domain/seo/links/link-target. */
const schema = new Schema(
  {
    crawl_id: { type: String, required: true, immutable: true },
    url_hash: { type: String, required: true, immutable: true },
    url: { type: String, required: true },
    internal: { type: Boolean, required: true },
    /** 0 without a response; null when it was not requested. */
    status: { type: Number, default: null },
    inlinks: { type: Number, required: true },
    unique_inlinks: { type: Number, required: true },
    followed_inlinks: { type: Number, required: true },
    other_links: { type: Number, required: true },
    link_score: { type: Number, default: null },
    anchors: { type: Schema.Types.Mixed, required: true },
    anchor_count: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'crawl_link_targets', versionKey: false },
)
  .index({ crawl_id: 1, url_hash: 1 }, { unique: true })
  .index({ crawl_id: 1, unique_inlinks: -1, url_hash: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const crawlLinkTargetModel = (connection: Connection) => connection.model('CrawlLinkTarget', schema);
