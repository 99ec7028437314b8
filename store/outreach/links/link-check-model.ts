import { type Connection, Schema } from 'mongoose';
import { LINK_STATES, LINK_VERDICTS } from '../../../domain/outreach/links/placed-link.js';

/** One check of a placed link: what was seen, and what followed. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    link_id: { type: String, required: true, immutable: true },
    verdict: { type: String, required: true, enum: LINK_VERDICTS },
    reason: { type: String, default: null },
    detail: { type: String, default: null },
    /** Of the link after the check. */
    state: { type: String, required: true, enum: LINK_STATES },
    /** LinkFacts (domain/outreach/links/placed-link.ts). */
    facts: { type: Schema.Types.Mixed, required: true },
    /** LinkEvents. */
    events: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'link_checks', versionKey: false },
)
  .index({ user_id: 1, link_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const linkCheckModel = (connection: Connection) => connection.model('LinkCheck', schema);
