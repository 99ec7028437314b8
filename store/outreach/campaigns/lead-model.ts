import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { LEAD_MOVERS, LEAD_STATUSES } from '../../../domain/outreach/campaigns/lead-status.js';

const move = new Schema(
  {
    from: { type: String, required: true, enum: LEAD_STATUSES },
    to: { type: String, required: true, enum: LEAD_STATUSES },
    at: { type: Date, required: true },
    by: { type: String, required: true, enum: LEAD_MOVERS },
  },
  { _id: false },
);

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    /** The website without what makes no difference: see domain/outreach/campaigns/website-key.ts. */
    website_key: { type: String, required: true, immutable: true },
    website_url: { type: String, required: true, immutable: true },
    domain: { type: String, required: true, immutable: true },
    website_title: { type: String, default: null },
    contact_email: { type: String, default: null },
    quality_score: { type: Number, default: null },
    relevance_score: { type: Number, default: null },
    guest_post_likelihood: { type: Number, default: null },
    source: { type: String, default: null },
    notes: { type: String, default: null },
    /** { source, date }: see domain/outreach/campaigns/lead-consent.ts. */
    consent: { type: Schema.Types.Mixed, default: null },
    /** See domain/outreach/discovery/lead-site-facts.ts. */
    site_facts: { type: Schema.Types.Mixed, default: null },
    /** [{ name, value }], so that names can be listed: see domain/outreach/campaigns/custom-values.ts. */
    custom: { type: [Schema.Types.Mixed], default: undefined },
    status: { type: String, required: true, enum: LEAD_STATUSES },
    status_history: { type: [move], required: true },
    contacted_at: { type: Date, default: null },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
    /** For counting: see repositories/outreach-slices.ts; null: as it came in. */
    slice: { type: String, required: true, immutable: true },
    changed_at: { type: Date, default: null },
  },
  { collection: 'leads', versionKey: false },
)
  .index({ user_id: 1, campaign_id: 1, website_key: 1 }, { unique: true })
  .index({ user_id: 1, campaign_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, status: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, campaign_id: 1, slice: 1 })
  .index({ user_id: 1, campaign_id: 1, changed_at: 1 });

export type LeadDocument = InferSchemaType<typeof schema>;

export const leadModel = (connection: Connection) => connection.model('Lead', schema);
