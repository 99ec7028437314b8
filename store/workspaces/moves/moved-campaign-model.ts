import { type Connection, Schema } from 'mongoose';

/**
 * That a campaign has left a workspace: replies still reach its mailboxes, and links in emails that were sent name it for ever.
 */
const schema = new Schema(
  {
    /** The workspace that it was in. */
    user_id: { type: String, required: true, immutable: true },
    campaign_id: { type: String, required: true, immutable: true },
    /** The one that it is in now. */
    moved_to: { type: String, required: true },
  },
  { collection: 'moved_campaigns', versionKey: false },
)
  .index({ user_id: 1, campaign_id: 1 }, { unique: true })
  .index({ campaign_id: 1 })
  .index({ moved_to: 1 });

export const movedCampaignModel = (connection: Connection) => connection.model('MovedCampaign', schema);
