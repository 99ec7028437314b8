import type { Campaign } from '../../domain/outreach/campaigns/campaign.js';
import type { Sender } from '../../domain/outreach/sending/sender.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { readReviewFilter } from '../http/requests/read-review-filter.js';
import { explainLeads } from '../outreach/campaigns/explain-leads.js';
import { appPage } from './app-page.js';

export type CampaignPageDeps = Pick<
  Store,
  | 'attempts'
  | 'campaigns'
  | 'emailTemplates'
  | 'followUps'
  | 'leads'
  | 'outreachReports'
  | 'queueItems'
  | 'replies'
  | 'senders'
  | 'senderStates'
> & {
  environmentSender: Sender | null;
};

const SHOWN_UNCERTAIN = 20;
const SHOWN_HELD = 20;
const SHOWN_TEMPLATES = 100;
/** More of them are shown as "more than". */
const COUNTED_GUESSES = 99;
const ANALYTICS_DAYS = 30;

export function createCampaignPages(
  deps: CampaignPageDeps,
): HandlersOf<'showCampaigns' | 'showCampaign' | 'showLeads' | 'showWrite'> {
  const { attempts, campaigns, emailTemplates, followUps, replies, outreachReports, senders } = deps;
  const campaignOf = (viewer: Viewer, req: { params: { campaign_id: string } }) =>
    campaigns.findCounted(viewer.id, req.params.campaign_id);
  return {
    showCampaigns: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const { items, next_cursor } = await campaigns.list(viewer.id, {}, limit, cursor);
      return APP_PAGES.campaigns(viewer, { campaigns: items, next: nextPage(req, next_cursor) });
    }),
    showCampaign: appPage(async (viewer, req) => {
      const campaign = await campaignOf(viewer, req);
      if (!campaign) return null;
      const { limit, cursor } = readListQuery(req);
      const { needs_review = null } = readReviewFilter(req);
      const shown = needs_review === null ? {} : { needs_review };
      const [analytics, { items, next_cursor }, guesses, uncertain, held] = await Promise.all([
        outreachReports.analytics(viewer.id, campaign.id, ANALYTICS_DAYS, new Date()),
        replies.list(viewer.id, { campaign_id: campaign.id, ...shown }, limit, cursor),
        replies.list(viewer.id, { campaign_id: campaign.id, needs_review: true }, COUNTED_GUESSES + 1, null),
        attempts.list(viewer.id, campaign.id, { status: 'uncertain' }, SHOWN_UNCERTAIN, null),
        followUps.heldIn(viewer.id, campaign.id, SHOWN_HELD),
      ]);
      const came = { replies: items, next: nextPage(req, next_cursor), uncertain: uncertain.items, held };
      const review = { needs_review, guesses: guesses.items.length, most_guesses: COUNTED_GUESSES };
      return APP_PAGES.campaign(viewer, { campaign, analytics, ...came, review });
    }),
    showLeads: appPage(async (viewer, req) => {
      const campaign = await campaignOf(viewer, req);
      return campaign && showLeads(deps, viewer, req, campaign);
    }),
    showWrite: appPage(async (viewer, req) => {
      const campaign = await campaignOf(viewer, req);
      if (!campaign) return null;
      const [own, templates] = await Promise.all([
        senders.all(viewer.id),
        emailTemplates.list(viewer.id, SHOWN_TEMPLATES, null),
      ]);
      const has_shared_mailbox = deps.environmentSender !== null;
      return APP_PAGES.write(viewer, { campaign, senders: own, templates: templates.items, has_shared_mailbox });
    }),
  };
}

async function showLeads(
  deps: CampaignPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showLeads'>,
  campaign: Campaign,
): Promise<string> {
  // A form sends what is left empty as well.
  const { status, q } = req.query;
  const filter = { ...(status ? { status } : {}), ...(q ? { q } : {}) };
  const { limit, cursor } = readListQuery(req);
  const { items, next_cursor } = await deps.leads.list(viewer.id, campaign.id, filter, limit, cursor);
  const ids = items.map(({ id }) => id);
  const waits = await explainLeads(deps, viewer.id, ids, new Date());
  return APP_PAGES.leads(viewer, { campaign, leads: items, waits, filter, next: nextPage(req, next_cursor) });
}
