import { canonicalEmail, suppressionForms } from '../../domain/outreach/addresses/email-address.js';
import type { UncountedCampaign } from '../../domain/outreach/campaigns/campaign.js';
import type { Lead } from '../../domain/outreach/campaigns/lead.js';
import { findNamedPages } from '../../domain/outreach/links/find-named-pages.js';
import { linkKey } from '../../domain/outreach/links/link-key.js';
import type { Sender } from '../../domain/outreach/sending/sender.js';
import { toLeadPlace } from '../../domain/outreach/sending/sequence/lead-place.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';
import type { WaitingCounts } from '../../store/outreach/sending/campaign-mails.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { NextSend } from '../../web/app/outreach/next-sends.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { explainLeads } from '../outreach/campaigns/explain-leads.js';
import { listCampaignVariables } from '../outreach/campaigns/list-campaign-variables.js';
import { type ForecastQueueDeps, forecastCampaign } from '../outreach/sending/forecast-queue.js';
import { type DomainGateDeps, judgeSenderDomains } from '../outreach/sending/judge-sender-domains.js';
import { listCampaignMailboxes } from '../outreach/sending/list-campaign-mailboxes.js';
import { writeForLeads } from '../outreach/writing/write-for-leads.js';
import { appPage } from './app-page.js';
import { type ListDestinationsDeps, listCampaignDestinations } from './list-destinations.js';
import { mayViewer } from './may-viewer.js';

export type CampaignPageDeps = Pick<
  Store,
  | 'attempts'
  | 'artifacts'
  | 'campaigns'
  | 'campaignMailboxes'
  | 'campaignOverviews'
  | 'campaignMails'
  | 'emailTemplates'
  | 'followUps'
  | 'forecastMails'
  | 'leads'
  | 'placedLinks'
  | 'queueItems'
  | 'replies'
  | 'sendSlots'
  | 'senders'
  | 'senderStates'
  | 'sequencePlaces'
  | 'sequences'
  | 'suppressions'
> &
  ListDestinationsDeps & {
    environmentSender: Sender | null;
    policy: ForecastQueueDeps['policy'] & DomainGateDeps['policy'];
  };

const SHOWN_UNCERTAIN = 20;
const SHOWN_HELD = 20;
const SHOWN_SENDS = 5;
const SHOWN_MAILS = 50;
const SHOWN_TEMPLATES = 100;
/** More of them are shown as "more than". */
const COUNTED_GUESSES = 99;
const ANALYTICS_DAYS = 30;
const NONE = { items: [] };

export function createCampaignPages(
  deps: CampaignPageDeps,
): HandlersOf<'showCampaigns' | 'showCampaign' | 'showPolicyLog' | 'showLeads' | 'showLead' | 'showWrite'> {
  const { attempts, campaigns, emailTemplates, senders } = deps;
  const headOf = (viewer: Viewer, req: { params: { campaign_id: string } }) =>
    campaigns.find(viewer.id, req.params.campaign_id);
  const campaignOf = (viewer: Viewer, req: { params: { campaign_id: string } }) =>
    campaigns.findCounted(viewer.id, req.params.campaign_id);
  return {
    showCampaigns: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const { items, next_cursor } = await campaigns.list(viewer.id, {}, limit, cursor);
      return APP_PAGES.campaigns(viewer, { campaigns: items, next: nextPage(req, next_cursor) });
    }),
    showCampaign: appPage(async (viewer, req) => {
      const campaign = await headOf(viewer, req);
      return campaign && showCampaign(deps, viewer, req, campaign);
    }),
    showPolicyLog: appPage(async (viewer, req) => {
      const campaign = await headOf(viewer, req);
      if (!campaign) return null;
      const { limit, cursor } = readListQuery(req);
      const { items, next_cursor } = await attempts.list(viewer.id, campaign.id, {}, limit, cursor);
      return APP_PAGES.policyLog(viewer, { campaign, attempts: items, next: nextPage(req, next_cursor) });
    }),
    showLeads: appPage(async (viewer, req) => {
      const campaign = await headOf(viewer, req);
      return campaign && showLeads(deps, viewer, req, campaign);
    }),
    showLead: appPage(async (viewer, req) => {
      const campaign = await headOf(viewer, req);
      return campaign && showLead(deps, viewer, req, campaign);
    }),
    showWrite: appPage(async (viewer, req) => {
      const campaign = await campaignOf(viewer, req);
      if (!campaign) return null;
      const [own, sequence, templates, variables] = await Promise.all([
        senders.all(viewer.id),
        deps.sequences.find(viewer.id, campaign.id),
        emailTemplates.list(viewer.id, SHOWN_TEMPLATES, null),
        listCampaignVariables(deps, campaign),
      ]);
      const has_shared_mailbox = deps.environmentSender !== null;
      const [domains, written] = await Promise.all([
        judgeSenderDomains(deps, viewer.id, own),
        writeForLeads(deps, viewer.id, campaign, req.query),
      ]);
      return APP_PAGES.write(viewer, {
        campaign,
        senders: own,
        domains,
        templates: templates.items,
        has_shared_mailbox,
        sequence_steps: sequence?.steps.length ?? 0,
        variables,
        written,
      });
    }),
  };
}

async function showCampaign(
  deps: CampaignPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showCampaign'>,
  campaign: UncountedCampaign,
): Promise<string> {
  const { attempts, campaignMails, campaignOverviews, followUps, replies } = deps;
  const { id } = campaign;
  const now = new Date();
  const [overview, counts, mailboxes] = await Promise.all([
    campaignOverviews.read(viewer.id, id, req.query.days ?? ANALYTICS_DAYS, now),
    campaignMails.countWaiting(viewer.id, id),
    listCampaignMailboxes(deps, viewer.id, id),
  ]);
  const { analytics, funnel, lead_counts } = overview;
  // What the counts say is not there is not asked for.
  const [first, forecast, paused, guesses, uncertain, held, destinations] = await Promise.all([
    readNextSends(deps, viewer.id, id, counts, now),
    counts.waiting === 0 ? null : forecastCampaign(deps, viewer.id, id, now),
    readPaused(deps, viewer.id, counts),
    overview.replies === 0
      ? 0
      : replies.countUpTo(viewer.id, { campaign_id: id, needs_review: true }, COUNTED_GUESSES + 1),
    overview.uncertain === 0 ? NONE : attempts.list(viewer.id, id, { status: 'uncertain' }, SHOWN_UNCERTAIN, null),
    counts.held === 0 ? [] : followUps.heldIn(viewer.id, id, SHOWN_HELD),
    listCampaignDestinations(deps, req, counts.follow_ups > 0),
  ]);
  return APP_PAGES.campaign(viewer, {
    campaign: { ...campaign, lead_counts },
    analytics,
    funnel,
    next_sends: { first, total: counts.waiting + counts.follow_ups },
    mailboxes,
    paused,
    review: { count: guesses, most: COUNTED_GUESSES },
    destinations,
    forecast: forecast !== null && forecast.waiting.length > 0 ? forecast : null,
    uncertain: uncertain.items,
    held,
  });
}

/** First emails and follow-ups together, those that are due first in front. */
async function readNextSends(
  { campaignMails, leads }: CampaignPageDeps,
  userId: OwnerId,
  campaignId: string,
  counts: WaitingCounts,
  now: Date,
): Promise<NextSend[]> {
  const scope = { user_id: userId, campaign_id: campaignId, q: null };
  const [queued, planned] = await Promise.all([
    counts.waiting === 0 ? NONE : campaignMails.listWaiting(scope, SHOWN_SENDS, null),
    counts.follow_ups === 0 ? NONE : campaignMails.listFollowUps(scope, SHOWN_SENDS, null),
  ]);
  const sends = [
    ...queued.items.map((mail) => ({ ...mail, kind: 'first_email' as const })),
    ...planned.items.map((mail) => ({
      ...mail,
      kind: 'follow_up' as const,
      due_at: mail.next_at ?? mail.scheduled_at,
    })),
  ]
    .toSorted((a, b) => a.due_at.localeCompare(b.due_at))
    .slice(0, SHOWN_SENDS);
  if (sends.length === 0) return [];
  const found = await leads.findMany(userId, campaignId, [...new Set(sends.map(({ lead_id }) => lead_id))]);
  const byId = new Map(found.map((lead) => [lead.id, lead]));
  return sends.map(({ id, lead_id, kind, subject, due_at }) => {
    return { id, lead: byId.get(lead_id) ?? null, kind, subject, due_at, is_due: due_at <= now.toISOString() };
  });
}

async function readPaused(
  { senders }: CampaignPageDeps,
  userId: OwnerId,
  { sender_ids }: WaitingCounts,
): Promise<Sender[]> {
  if (sender_ids.length === 0) return [];
  const own = await senders.all(userId);
  return own.filter(({ id, paused }) => paused !== null && sender_ids.includes(id));
}

async function showLeads(
  deps: CampaignPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showLeads'>,
  campaign: UncountedCampaign,
): Promise<string> {
  // A form sends what is left empty as well.
  const { status, q, has_email, page = 1 } = req.query;
  const sort = req.query.sort || null;
  const filter = {
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
    ...(has_email ? { has_email: has_email === 'true' } : {}),
  };
  const { limit, cursor } = readListQuery(req);
  const [{ items, next }, total] = await Promise.all([
    sort === null
      ? deps.leads
          .list(viewer.id, campaign.id, filter, limit, cursor)
          .then((found) => ({ items: found.items, next: nextPage(req, found.next_cursor) }))
      : deps.leads
          .listSorted(viewer.id, campaign.id, filter, sort, { page, limit })
          .then((found) => ({ items: found.items, next: found.has_more ? numberedPage(req, page + 1) : null })),
    deps.leads.count(viewer.id, campaign.id, filter),
  ]);
  const ids = items.map(({ id }) => id);
  const waits = await explainLeads(deps, viewer.id, ids, new Date());
  return APP_PAGES.leads(viewer, { campaign, leads: items, total, waits, filter, sort, next });
}

/** The same page with another number. */
function numberedPage({ originalUrl }: { originalUrl: string }, page: number): string {
  const url = new URL(originalUrl, 'http://relative.invalid');
  url.searchParams.set('page', String(page));
  return `${url.pathname}${url.search}`;
}

async function showLead(
  deps: CampaignPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showLead'>,
  campaign: UncountedCampaign,
): Promise<string | null> {
  const lead = await deps.leads.find(viewer.id, campaign.id, req.params.lead_id);
  if (!lead) return null;
  const [mails, replies, waits, links, variable_names, sequence, suppression] = await Promise.all([
    deps.campaignMails.listSentTo(viewer.id, lead.id, SHOWN_MAILS),
    deps.replies.list(viewer.id, { lead_id: lead.id }, SHOWN_MAILS, null),
    explainLeads(deps, viewer.id, [lead.id], new Date()),
    deps.placedLinks.list(viewer.id, { lead_id: lead.id }, SHOWN_MAILS, null),
    deps.leads.customNames(viewer.id, campaign.id),
    readLeadSequence(deps, viewer, campaign, lead),
    lead.contact_email === null
      ? null
      : deps.suppressions.findAny(
          viewer.id,
          suppressionForms(canonicalEmail(lead.contact_email) ?? lead.contact_email),
        ),
  ]);
  const watched = new Set(links.items.map(({ page_url }) => linkKey(page_url)));
  const named_pages = replies.items
    .flatMap(({ body }) => findNamedPages(body, lead.domain))
    .filter((url) => !watched.has(linkKey(url)));
  const shown = { links: links.items, named_pages: [...new Set(named_pages)] };
  const canSend = mayViewer(req, 'send');
  return APP_PAGES.lead(viewer, {
    campaign,
    lead,
    mails,
    replies: replies.items,
    waits,
    suppression,
    variable_names,
    sequence: { ...sequence, canSend },
    ...shown,
  });
}

/** The steps of the campaign, and where the lead is in them. */
async function readLeadSequence(
  { sequences, sequencePlaces }: CampaignPageDeps,
  viewer: Viewer,
  { id }: UncountedCampaign,
  lead: Lead,
) {
  const [sequence, places] = await Promise.all([
    sequences.find(viewer.id, id),
    sequencePlaces.ofLead(viewer.id, lead.id),
  ]);
  const steps = sequence?.steps ?? [];
  const place = places.findLast(({ is_place }) => is_place);
  return { steps, place: place ? toLeadPlace(place, steps, lead) : null };
}
