import type { RequestHandler } from 'express';
import type { Store } from '../../../store/index.js';
import { APP_PAGES } from '../../../web/app/app-pages.js';
import { appPage } from './app-page.js';

type Deps = Pick<Store, 'campaigns' | 'replies' | 'outreachReports'>;

const SHOWN_CAMPAIGNS = 100;
const SHOWN_REPLIES = 50;
const ANALYTICS_DAYS = 30;

export function createCampaignPages({ campaigns, replies, outreachReports }: Deps): Record<string, RequestHandler> {
  return {
    showCampaigns: appPage(async (viewer) => {
      const { items } = await campaigns.list(viewer.id, {}, SHOWN_CAMPAIGNS, null);
      return APP_PAGES.campaigns(viewer, { campaigns: items });
    }),
    showCampaign: appPage(async (viewer, req) => {
      const campaign = await campaigns.findCounted(viewer.id, String(req.params['campaign_id']));
      if (!campaign) return null;
      const [analytics, { items }] = await Promise.all([
        outreachReports.analytics(viewer.id, campaign.id, ANALYTICS_DAYS, new Date()),
        replies.list(viewer.id, { campaign_id: campaign.id }, SHOWN_REPLIES, null),
      ]);
      return APP_PAGES.campaign(viewer, { campaign, analytics, replies: items });
    }),
  };
}
