import type { CampaignsRepository } from '../../../../store/outreach/campaigns/campaigns.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { type OperationStartDeps, startOperation } from '../../../operations/start-operation.js';

export interface DiscoveryHandlerDeps extends OperationStartDeps {
  campaigns: Pick<CampaignsRepository, 'find'>;
  /** Whether any search provider is set up. */
  canSearch: boolean;
}

export function createDiscoveryHandlers(deps: DiscoveryHandlerDeps): HandlersOf<'discoverOpportunities'> {
  return {
    discoverOpportunities: async (req, res) => {
      const body = req.body;
      const { max_results, save_to_campaign, campaign_id = null } = body;
      const keyword = body.keyword.replace(/\s+/g, ' ').trim();
      if (save_to_campaign && campaign_id === null) {
        const msg = 'Field required when save_to_campaign is true';
        throw HttpError.invalidInput({ loc: ['body', 'campaign_id'], msg, type: 'missing' });
      }
      if (campaign_id !== null && !(await deps.campaigns.find(currentUser(req).id, campaign_id)))
        throw HttpError.campaignNotFound();
      if (!deps.canSearch) throw new HttpError(503, { detail: 'No search provider is configured' });
      const input = { keyword, campaign_id, max_results, save_to_campaign };
      await startOperation(deps, req, res, { type: 'discover_opportunities', input, about: keyword });
    },
  };
}
