import { type Connection, Schema } from 'mongoose';

const schema = new Schema(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true, immutable: true },
    start_url: { type: String, required: true },
    options: { type: Schema.Types.Mixed, required: true },
    /** RobotsArtifact and HostProbes, once collected. */
    robots: { type: Schema.Types.Mixed, default: null },
    probes: { type: Schema.Types.Mixed, default: null },
    /** RenderDecision, once made. */
    rendering: { type: Schema.Types.Mixed, default: null },
    parser_version: { type: String, default: null },
    /** The earlier crawl of the same user and site whose pages may be taken over. */
    previous_id: { type: String, default: null },
    /** LinkIndex of the repository of links, once it was begun. */
    links: { type: Schema.Types.Mixed, default: null },
    created_at: { type: Date, required: true },
    finished_at: { type: Date, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'crawls', versionKey: false, minimize: false },
)
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 })
  .index({ user_id: 1, start_url: 1, created_at: -1 });

export const crawlModel = (connection: Connection) => connection.model('Crawl', schema);
