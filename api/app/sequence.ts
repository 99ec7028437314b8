import type { UncountedCampaign } from '../../domain/outreach/campaigns/campaign.js';
import type { Sender } from '../../domain/outreach/sending/sender.js';
import { toLeadPlace } from '../../domain/outreach/sending/sequence/lead-place.js';
import { emptySequence, type Sequence } from '../../domain/outreach/sending/sequence/sequence.js';
import { may } from '../../domain/workspaces/may.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { ShownPreview } from '../../web/app/outreach/sequence/sequence-page.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { HttpError } from '../http/http-error.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { listCampaignVariables } from '../outreach/campaigns/list-campaign-variables.js';
import { readSequencePreview } from '../outreach/sending/read-sequence-preview.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';
import { appPage } from './app-page.js';

export type SequencePageDeps = Pick<
  Store,
  'campaigns' | 'campaignMails' | 'leads' | 'senders' | 'sequences' | 'sequencePlaces' | 'waitingMails'
> & {
  environmentSender: Sender | null;
  policy: { time_zone: string };
  publicUrl: string;
};

/** The sequence of a campaign. */
export function createSequencePages(deps: SequencePageDeps): HandlersOf<'showSequence'> {
  return {
    showSequence: appPage(async (viewer, req) => {
      const campaign = await deps.campaigns.find(viewer.id, req.params.campaign_id);
      return campaign && showSequence(deps, viewer, req, campaign);
    }),
  };
}

async function showSequence(
  deps: SequencePageDeps,
  viewer: Viewer,
  req: OperationRequest<'showSequence'>,
  campaign: UncountedCampaign,
): Promise<string> {
  const { sequences, sequencePlaces, leads } = deps;
  const { id } = campaign;
  const state = req.query.state || 'waiting';
  const q = req.query.q?.trim() || null;
  const { limit, cursor } = readListQuery(req);
  const sequence = (await sequences.find(viewer.id, id)) ?? emptySequence(id);
  const [counts, updating, page, preview, variables] = await Promise.all([
    sequencePlaces.count(viewer.id, id),
    sequencePlaces.countStale(viewer.id, id),
    sequencePlaces.list(viewer.id, id, { show: state, step_id: null }, limit, cursor),
    readPreview(deps, campaign, sequence, q),
    listCampaignVariables(deps, campaign),
  ]);
  const ids = page.items.map(({ lead_id }) => lead_id);
  const found = new Map((await leads.findMany(viewer.id, id, ids)).map((lead) => [lead.id, lead]));
  return APP_PAGES.sequence(viewer, {
    campaign,
    sequence,
    counts,
    variables,
    updating,
    state,
    places: page.items.map((place) => toLeadPlace(place, sequence.steps, found.get(place.lead_id) ?? null)),
    preview,
    q,
    canSend: may(currentWorkspace(req), 'send'),
    next: nextPage(req, page.next_cursor),
  });
}

/** For the first lead that matches; null without one, or without a mailbox. */
async function readPreview(
  deps: SequencePageDeps,
  campaign: UncountedCampaign,
  sequence: Sequence,
  q: string | null,
): Promise<ShownPreview | null> {
  const filter = { has_email: true, ...(q === null ? {} : { q }) };
  const { items } = await deps.leads.list(campaign.user_id, campaign.id, filter, 1, null);
  const [lead] = items;
  if (!lead) return null;
  try {
    const preview = await readSequencePreview(deps, { campaign, lead }, sequence, null);
    return { ...preview, recipient_email: preview.recipient_email ?? lead.domain };
  } catch (error) {
    // There is no mailbox that it could be written from.
    if (error instanceof HttpError && error.status === 422) return null;
    throw error;
  }
}
