import { type Connection, type InferSchemaType, Schema } from 'mongoose';
import { CHECK_FREQUENCIES, DEFAULT_CHECK_FREQUENCY } from '../../../domain/outreach/links/placed-link.js';

const schema = new Schema(
  {
    user_id: { type: String, required: true, immutable: true },
    workspace_id: { type: String, required: true, immutable: true },
    name: { type: String, required: true },
    description: { type: String, default: null },
    keywords: { type: [String], required: true },
    /** How often placed links are checked. */
    link_check_frequency: { type: String, enum: CHECK_FREQUENCIES, default: DEFAULT_CHECK_FREQUENCY },
    /** Its follow-ups: see createSequencesRepository. */
    sequence: { type: Schema.Types.Mixed, default: undefined },
    /** The person, where the owner is a workspace; null once their account is erased. */
    created_by: { type: String, default: null },
    created_at: { type: Date, required: true, immutable: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'campaigns', versionKey: false, minimize: false },
)
  .index({ user_id: 1, created_at: -1, _id: -1 })
  .index({ user_id: 1, workspace_id: 1, created_at: -1, _id: -1 });

export type CampaignDocument = InferSchemaType<typeof schema>;

export const campaignModel = (connection: Connection) => connection.model('Campaign', schema);
