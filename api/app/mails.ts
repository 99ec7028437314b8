import type { UncountedCampaign } from '../../domain/outreach/campaigns/campaign.js';
import { explainWait } from '../../domain/outreach/sending/explain-wait.js';
import { findWaitingReason } from '../../domain/outreach/sending/waiting.js';
import { may } from '../../domain/workspaces/may.js';
import type { Cursor } from '../../store/base/cursor.js';
import type { Store } from '../../store/index.js';
import type { MailScope } from '../../store/outreach/sending/campaign-mails.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { FailedMail } from '../../web/app/outreach/failed-mails.js';
import type { ShownMails } from '../../web/app/outreach/mails-page.js';
import type { ScheduledFollowUp } from '../../web/app/outreach/planned-follow-ups.js';
import type { ShownWaitingMail } from '../../web/app/outreach/waiting-mails.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';
import { appPage } from './app-page.js';

export type MailPageDeps = Pick<
  Store,
  'campaigns' | 'campaignMails' | 'followUps' | 'leads' | 'senders' | 'senderStates'
>;

type Page<Shown> = { mails: Shown[]; next_cursor: string | null };

/** Held follow-ups are counted up to here. */
const COUNTED_HELD = 100;

/** The emails of a campaign. */
export function createMailPages(deps: MailPageDeps): HandlersOf<'showMails'> {
  return {
    showMails: appPage(async (viewer, req) => {
      const campaign = await deps.campaigns.find(viewer.id, req.params.campaign_id);
      return campaign && showMails(deps, viewer, req, campaign);
    }),
  };
}

async function showMails(
  deps: MailPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showMails'>,
  campaign: UncountedCampaign,
): Promise<string> {
  const { limit, cursor } = readListQuery(req);
  const q = req.query.q?.trim() || null;
  const scope = { user_id: viewer.id, campaign_id: campaign.id, q };
  const [{ shown, next_cursor }, counts, held] = await Promise.all([
    readShown(deps, scope, req.query.show || 'sent', limit, cursor),
    deps.campaignMails.count(viewer.id, campaign.id),
    deps.followUps.countHeld(viewer.id, campaign.id, COUNTED_HELD),
  ]);
  const next = nextPage(req, next_cursor);
  const canSend = may(currentWorkspace(req), 'send');
  return APP_PAGES.mails(viewer, { campaign, shown, counts, held, q, canSend, next });
}

async function readShown(
  deps: MailPageDeps,
  scope: MailScope,
  show: ShownMails['show'],
  limit: number,
  cursor: Cursor | null,
): Promise<{ shown: ShownMails; next_cursor: string | null }> {
  switch (show) {
    case 'sent': {
      const { items: mails, next_cursor } = await deps.campaignMails.listAttempts(scope, 'sent', limit, cursor);
      return { shown: { show, mails }, next_cursor };
    }
    case 'waiting': {
      const { mails, next_cursor } = await readWaiting(deps, scope, limit, cursor);
      return { shown: { show, mails }, next_cursor };
    }
    case 'failed': {
      const { mails, next_cursor } = await readFailed(deps, scope, limit, cursor);
      return { shown: { show, mails }, next_cursor };
    }
    case 'follow_ups': {
      const { mails, next_cursor } = await readPlanned(deps, scope, limit, cursor);
      return { shown: { show, mails }, next_cursor };
    }
    case 'cancelled': {
      const { items, next_cursor } = await deps.campaignMails.listCanceled(scope, limit, cursor);
      const leads = await leadsById(deps, scope, items);
      const mails = items.map(({ waiting_reason: reason, ...mail }) => ({
        mail: { ...mail, reason },
        lead: leads.get(mail.lead_id) ?? null,
      }));
      return { shown: { show, mails }, next_cursor };
    }
  }
}

async function readWaiting(
  deps: MailPageDeps,
  scope: MailScope,
  limit: number,
  cursor: Cursor | null,
): Promise<Page<ShownWaitingMail>> {
  const { user_id } = scope;
  const { items, next_cursor } = await deps.campaignMails.listWaiting(scope, limit, cursor);
  const [leads, senders, states] = await Promise.all([
    leadsById(deps, scope, items),
    deps.senders.all(user_id),
    deps.senderStates.findAll(user_id),
  ]);
  const sendersById = new Map(senders.map((sender) => [sender.id, sender]));
  const now = new Date().toISOString();
  const mails = items.map(({ lead_id, sender_id, due_at, paused, waiting_reason, ...mail }) => {
    const sender = sendersById.get(sender_id) ?? null;
    const facts = {
      due_at,
      paused,
      waiting_reason: waiting_reason === null ? null : findWaitingReason(waiting_reason),
      sender_pause: sender?.paused?.detail ?? null,
      sender_waiting: states.get(sender_id)?.waiting ?? null,
    };
    const sender_email = sender?.email ?? null;
    return { ...mail, lead: leads.get(lead_id) ?? null, sender_email, waiting: explainWait(facts, now) };
  });
  return { mails, next_cursor };
}

async function readFailed(
  deps: MailPageDeps,
  scope: MailScope,
  limit: number,
  cursor: Cursor | null,
): Promise<Page<FailedMail>> {
  const { campaignMails } = deps;
  const { items, next_cursor } = await campaignMails.listAttempts(scope, 'failed', limit, cursor);
  const [leads, queued, reached] = await Promise.all([
    leadsById(deps, scope, items),
    campaignMails.queuedAs(scope.user_id, items),
    campaignMails.reachedLeads(
      scope.user_id,
      items.map(({ lead_id }) => lead_id),
    ),
  ]);
  const mails = items.map((attempt) => {
    const { id, lead_id, status, step } = attempt;
    const is_superseded = status !== 'uncertain' && reached.has(lead_id);
    const lead = leads.get(lead_id);
    const isRepeatable = step === 0 && (status === 'failed' || status === 'blocked') && !is_superseded;
    const canBeMailed = lead?.status === 'discovered' && lead.contact_email !== null;
    const retry = isRepeatable && canBeMailed ? { follow_ups: queued.get(id)?.follow_ups ?? [] } : null;
    return { attempt, is_superseded, retry };
  });
  return { mails, next_cursor };
}

async function readPlanned(
  deps: MailPageDeps,
  scope: MailScope,
  limit: number,
  cursor: Cursor | null,
): Promise<Page<ScheduledFollowUp>> {
  const { items, next_cursor } = await deps.campaignMails.listFollowUps(scope, limit, cursor);
  const leads = await leadsById(deps, scope, items);
  return { mails: items.map((follow_up) => ({ follow_up, lead: leads.get(follow_up.lead_id) ?? null })), next_cursor };
}

async function leadsById(
  { leads }: MailPageDeps,
  { user_id, campaign_id }: MailScope,
  mails: readonly { lead_id: string }[],
) {
  const ids = mails.map(({ lead_id }) => lead_id);
  const found = await leads.findMany(user_id, campaign_id, [...new Set(ids)]);
  return new Map(found.map((lead) => [lead.id, lead]));
}
