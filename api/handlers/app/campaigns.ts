import type { Request, RequestHandler } from 'express';
import type { Campaign } from '../../../domain/outreach/campaign.js';
import type { LeadStatus } from '../../../domain/outreach/lead-status.js';
import type { Sender } from '../../../domain/outreach/sender.js';
import type { Store } from '../../../store/index.js';
import { APP_PAGES } from '../../../web/app/app-pages.js';
import type { Viewer } from '../../../web/app/shell.js';
import { readListQuery } from '../../requests/list-query.js';
import { appPage } from './app-page.js';

export type CampaignPageDeps = Pick<Store, 'campaigns' | 'leads' | 'replies' | 'outreachReports' | 'senders'> & {
  environmentSender: Sender | null;
};

const SHOWN_CAMPAIGNS = 100;
const SHOWN_REPLIES = 50;
const ANALYTICS_DAYS = 30;

export function createCampaignPages(deps: CampaignPageDeps): Record<string, RequestHandler> {
  const { campaigns, replies, outreachReports, senders } = deps;
  const campaignOf = (viewer: Viewer, req: Request) =>
    campaigns.findCounted(viewer.id, String(req.params['campaign_id']));
  return {
    showCampaigns: appPage(async (viewer) => {
      const { items } = await campaigns.list(viewer.id, {}, SHOWN_CAMPAIGNS, null);
      return APP_PAGES.campaigns(viewer, { campaigns: items });
    }),
    showCampaign: appPage(async (viewer, req) => {
      const campaign = await campaignOf(viewer, req);
      if (!campaign) return null;
      const [analytics, { items }] = await Promise.all([
        outreachReports.analytics(viewer.id, campaign.id, ANALYTICS_DAYS, new Date()),
        replies.list(viewer.id, { campaign_id: campaign.id }, SHOWN_REPLIES, null),
      ]);
      return APP_PAGES.campaign(viewer, { campaign, analytics, replies: items });
    }),
    showLeads: appPage(async (viewer, req) => {
      const campaign = await campaignOf(viewer, req);
      return campaign && showLeads(deps, viewer, req, campaign);
    }),
    showWrite: appPage(async (viewer, req) => {
      const campaign = await campaignOf(viewer, req);
      if (!campaign) return null;
      const has_shared_mailbox = deps.environmentSender !== null;
      return APP_PAGES.write(viewer, { campaign, senders: await senders.all(viewer.id), has_shared_mailbox });
    }),
    showSenders: appPage(async (viewer) => APP_PAGES.senders(viewer, { senders: await senders.all(viewer.id) })),
  };
}

async function showLeads(
  { leads }: CampaignPageDeps,
  viewer: Viewer,
  req: Request,
  campaign: Campaign,
): Promise<string> {
  // A form sends what is left empty as well.
  const { status, q } = req.query as { status?: LeadStatus | ''; q?: string };
  const filter = { ...(status ? { status } : {}), ...(q ? { q } : {}) };
  const { limit, cursor } = readListQuery(req);
  const { items, next_cursor } = await leads.list(viewer.id, campaign.id, filter, limit, cursor);
  const rest = new URLSearchParams({ ...filter, limit: String(limit), cursor: next_cursor ?? '' });
  return APP_PAGES.leads(viewer, { campaign, leads: items, filter, next: next_cursor === null ? null : `?${rest}` });
}
