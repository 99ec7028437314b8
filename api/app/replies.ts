import { canonicalEmail, suppressionForms } from '../../domain/outreach/addresses/email-address.js';
import type { UncountedCampaign } from '../../domain/outreach/campaigns/campaign.js';
import type { Store } from '../../store/index.js';
import type { ReplyFilter } from '../../store/outreach/replies/replies.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { RepliesShown } from '../../web/app/outreach/replies-page.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { loadLearning } from '../outreach/replies/load-learning.js';
import { appPage } from './app-page.js';

export type ReplyPageDeps = Pick<
  Store,
  'campaigns' | 'campaignMails' | 'followUps' | 'leads' | 'replies' | 'replyLearning' | 'suppressions'
>;

/** More of them are shown as "more than". */
const COUNTED = 99;
const NAMED_CAMPAIGNS = 200;
const SHOWN_IN_THREAD = 50;

const PARTS: Readonly<Record<RepliesShown, ReplyFilter>> = {
  open: { is_open: true },
  review: { needs_review: true },
  all: {},
};

/** The replies of all campaigns, of one campaign, and one reply. */
export function createReplyPages(
  deps: ReplyPageDeps,
): HandlersOf<'showReplies' | 'showCampaignReplies' | 'showReply' | 'showReplyLearning'> {
  return {
    showReplies: appPage((viewer, req) => showList(deps, viewer, req, null, req.query.campaign_id || null)),
    showCampaignReplies: appPage(async (viewer, req) => {
      const campaign = await deps.campaigns.find(viewer.id, req.params.campaign_id);
      return campaign && showList(deps, viewer, req, campaign, null);
    }),
    showReplyLearning: appPage(async (viewer) =>
      APP_PAGES.replyLearning(viewer, { learning: await loadLearning(deps, viewer.id) }),
    ),
    showReply: appPage((viewer, req) => showOne(deps, viewer, req.params.reply_id)),
  };
}

async function showList(
  deps: ReplyPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showReplies' | 'showCampaignReplies'>,
  campaign: UncountedCampaign | null,
  campaign_id: string | null,
): Promise<string> {
  const { limit, cursor } = readListQuery(req);
  const show = req.query.show || 'open';
  const classification = req.query.classification || null;
  const q = req.query.q?.trim() || null;
  const of = campaign?.id ?? campaign_id;
  const scope = of === null ? {} : { campaign_id: of };
  const filter = {
    ...scope,
    ...PARTS[show],
    ...(classification !== null && { classification }),
    ...(q !== null && { q }),
  };
  const [page, open, review, named] = await Promise.all([
    deps.replies.list(viewer.id, filter, limit, cursor),
    deps.replies.countUpTo(viewer.id, { ...scope, ...PARTS.open }, COUNTED + 1),
    deps.replies.countUpTo(viewer.id, { ...scope, ...PARTS.review }, COUNTED + 1),
    campaign === null ? deps.campaigns.names(viewer.id, NAMED_CAMPAIGNS) : [],
  ]);
  return APP_PAGES.replies(viewer, {
    campaign,
    campaigns: named,
    replies: page.items,
    filter: { show, classification, campaign_id, q },
    counts: { open, review, most: COUNTED },
    next: nextPage(req, page.next_cursor),
  });
}

async function showOne(deps: ReplyPageDeps, viewer: Viewer, id: string): Promise<string | null> {
  const reply = await deps.replies.find(viewer.id, id);
  if (!reply) return null;
  const { campaign_id, lead_id } = reply;
  const campaign = campaign_id === null ? null : await deps.campaigns.find(viewer.id, campaign_id);
  if (campaign === null || lead_id === null) {
    const none = { lead: null, mails: [], replies: [reply], canceled: [], suppression: null };
    return APP_PAGES.reply(viewer, { reply, campaign, ...none });
  }
  const [lead, mails, page, canceled] = await Promise.all([
    deps.leads.find(viewer.id, campaign.id, lead_id),
    deps.campaignMails.listSentTo(viewer.id, lead_id, SHOWN_IN_THREAD),
    deps.replies.list(viewer.id, { lead_id }, SHOWN_IN_THREAD, null),
    deps.followUps.ofLead(viewer.id, lead_id, 'cancelled'),
  ]);
  const recipient = mails.at(-1)?.recipient_email ?? lead?.contact_email ?? null;
  const suppression =
    recipient === null
      ? null
      : await deps.suppressions.findAny(viewer.id, suppressionForms(canonicalEmail(recipient) ?? recipient));
  const replies = page.items.toReversed();
  return APP_PAGES.reply(viewer, { reply, campaign, lead, mails, replies, canceled, suppression });
}
