import type { UncountedCampaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { CampaignsRepository } from '../../../store/outreach/campaigns/campaigns.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';

export interface OwnCampaignDeps {
  campaigns: Pick<CampaignsRepository, 'find'>;
}

/** The caller's campaign that the path names. @throws HttpError 404 */
export async function ownCampaign(
  { campaigns }: OwnCampaignDeps,
  req: { params: { campaign_id: string } },
): Promise<UncountedCampaign> {
  const campaign = await campaigns.find(currentUser(req).id, req.params.campaign_id);
  if (!campaign) throw HttpError.campaignNotFound();
  return campaign;
}
