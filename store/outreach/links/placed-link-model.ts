import { type Connection, Schema } from 'mongoose';
import { LINK_STATES } from '../../../domain/outreach/links/placed-link.js';

/** A link that was placed on a page of someone else, and what its checks have shown. */
const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    lead_id: { type: String, default: null },
    /** Page and target without what makes no difference: see domain/outreach/links/link-key.ts. */
    link_hash: { type: String, required: true, immutable: true },
    page_url: { type: String, required: true, immutable: true },
    target_url: { type: String, required: true, immutable: true },
    target_site: { type: String, required: true },
    host: { type: String, required: true },
    expected_anchor: { type: String, default: null },
    expected_rel: { type: String, default: null },
    placed_at: { type: Date, required: true },
    /** { amount, currency } */
    cost: { type: Schema.Types.Mixed, default: null },
    note: { type: String, default: null },
    /** A LinkWatch (domain/outreach/links/placed-link.ts). */
    watch: { type: Schema.Types.Mixed, required: true },
    /** That of `watch`, to filter by. */
    state: { type: String, required: true, enum: LINK_STATES },
    /** LinkSteps, oldest first. */
    history: { type: Schema.Types.Mixed, required: true },
    /** Null: it is not checked any more. */
    next_check_at: { type: Date, default: null },
    /** The person; null for one whose account is erased. */
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'placed_links', versionKey: false },
)
  .index({ user_id: 1, campaign_id: 1, link_hash: 1 }, { unique: true })
  .index({ user_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, state: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, lead_id: 1 })
  .index({ next_check_at: 1 });

export const placedLinkModel = (connection: Connection) => connection.model('PlacedLink', schema);
