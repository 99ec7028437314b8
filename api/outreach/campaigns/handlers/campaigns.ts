import type { CampaignErasuresRepository } from '../../../../store/outreach/campaigns/campaign-erasures.js';
import type { CampaignsRepository } from '../../../../store/outreach/campaigns/campaigns.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { PlacedLinksRepository } from '../../../../store/outreach/links/placed-links.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentActor, currentUser } from '../../../http/requests/request-context.js';
import type { OutreachStops } from '../../sending/outreach-stops.js';
import { ownCampaign } from '../own-campaign.js';

export interface CampaignsHandlerDeps {
  campaigns: CampaignsRepository;
  campaignErasures: CampaignErasuresRepository;
  leads: Pick<LeadsRepository, 'all'>;
  placedLinks: Pick<PlacedLinksRepository, 'reschedule'>;
  stopWork: Pick<OutreachStops, 'campaign'>;
}

export function createCampaignsHandlers(
  deps: CampaignsHandlerDeps,
): HandlersOf<'createCampaign' | 'listCampaigns' | 'getCampaign' | 'updateCampaign' | 'deleteCampaign'> {
  const { campaigns } = deps;
  return {
    createCampaign: async (req, res) => {
      const { id } = currentUser(req);
      const { name, description = null, keywords = [], workspace_id = id } = req.body;
      const created_by = currentActor(req).id;
      const given = { name: name.trim(), description, keywords: tidyKeywords(keywords), workspace_id, created_by };
      res.status(201).json(await campaigns.insert(id, given, new Date()));
    },
    listCampaigns: async (req, res) => {
      const { id } = currentUser(req);
      const { limit, cursor } = readListQuery(req);
      const { workspace_id = id } = req.query;
      const page = await campaigns.list(id, { workspace_id }, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    getCampaign: async (req, res) => {
      const campaign = await campaigns.findCounted(currentUser(req).id, req.params.campaign_id);
      if (!campaign) throw HttpError.campaignNotFound();
      res.json({ ...campaign, leads: await deps.leads.all(campaign.user_id, campaign.id) });
    },
    updateCampaign: async (req, res) => {
      const { name, description, keywords, link_check_frequency } = req.body;
      const change = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(description === undefined ? {} : { description }),
        ...(keywords === undefined ? {} : { keywords: tidyKeywords(keywords) }),
        ...(link_check_frequency === undefined ? {} : { link_check_frequency }),
      };
      const { id } = currentUser(req);
      const changed = await campaigns.update(id, req.params.campaign_id, change, new Date());
      if (!changed) throw HttpError.campaignNotFound();
      if (link_check_frequency !== undefined)
        await deps.placedLinks.reschedule(id, changed.id, link_check_frequency, new Date());
      res.json(changed);
    },
    deleteCampaign: async (req, res) => {
      const { id, user_id } = await ownCampaign(deps, req);
      // First what runs, so that nothing is written for a campaign that is gone.
      await deps.stopWork.campaign(user_id, id);
      // Before the campaign itself: an interrupted removal can be requested again while it exists.
      await deps.campaignErasures.erase(user_id, id);
      if (!(await campaigns.remove(user_id, id))) throw HttpError.campaignNotFound();
      // What was accepted meanwhile.
      await deps.campaignErasures.erase(user_id, id);
      res.status(204).end();
    },
  };
}

/** Trimmed, each once, whatever the case; the first spelling stays. */
function tidyKeywords(keywords: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const keyword of keywords.map((given) => given.trim())) {
    const key = keyword.toLowerCase();
    if (!bySpelling.has(key)) bySpelling.set(key, keyword);
  }
  return [...bySpelling.values()];
}
