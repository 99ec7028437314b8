import { isDomainError } from '../../../../domain/base/errors.js';
import { chooseBaseline } from '../../../../domain/outreach/links/link-values.js';
import type { LinkValues, LinkWatch, PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import { readLinkInput } from '../../../../domain/outreach/links/read-link-input.js';
import { draftReclaim } from '../../../../domain/outreach/links/reclaim-draft.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { LinkChecksRepository } from '../../../../store/outreach/links/link-checks.js';
import type { PlacedLinkChange, PlacedLinksRepository } from '../../../../store/outreach/links/placed-links.js';
import type { CampaignMailsRepository } from '../../../../store/outreach/sending/campaign-mails.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentActor, currentUser } from '../../../http/requests/request-context.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';
import type { OutreachStops } from '../../sending/outreach-stops.js';
import type { LinkGateway } from '../link-gateway.js';
import { presentLink } from '../present-link.js';
import { requireRoom } from '../require-room.js';

export interface PlacedLinksHandlerDeps extends OwnCampaignDeps {
  placedLinks: PlacedLinksRepository;
  linkChecks: Pick<LinkChecksRepository, 'list'>;
  leads: Pick<LeadsRepository, 'find' | 'findMany' | 'setStatus'>;
  campaignMails: Pick<CampaignMailsRepository, 'listSentTo'>;
  stopWork: Pick<OutreachStops, 'leads'>;
  gateway: LinkGateway;
}

/** Emails of a thread that are searched for its last one. */
const MAILS = 50;

type Handled =
  | 'addPlacedLink'
  | 'listPlacedLinks'
  | 'getPlacedLink'
  | 'updatePlacedLink'
  | 'deletePlacedLink'
  | 'checkPlacedLink'
  | 'listLinkChecks'
  | 'draftLinkReclaim';

export function createPlacedLinksHandlers(deps: PlacedLinksHandlerDeps): HandlersOf<Handled> {
  const { placedLinks, linkChecks, gateway } = deps;
  const find = async (
    req: Parameters<typeof currentUser>[0] & { params: { link_id: string } },
  ): Promise<PlacedLink> => {
    const link = await placedLinks.find(currentUser(req).id, req.params.link_id);
    if (!link) throw HttpError.notFound();
    return link;
  };

  return {
    addPlacedLink: async (req, res) => {
      const { user_id, id: campaign_id } = await ownCampaign(deps, req);
      const now = new Date();
      const read = readLinkInput(req.body, now.toISOString());
      if (!read.ok) throw refuse(read.errors);
      const { lead_id } = read.link;
      if (lead_id !== null && !(await deps.leads.find(user_id, campaign_id, lead_id)))
        throw refuse([{ field: 'lead_id', msg: 'must be a lead of this campaign', type: 'value_error' }]);
      await requireRoom(placedLinks, user_id, 1);
      const owner = { user_id, campaign_id, created_by: currentActor(req).id };
      const { link, inserted } = await placedLinks.insert(owner, read.link, now);
      if (lead_id !== null) await markPlaced(deps, link, lead_id, now);
      // While Temporal is away it is stored all the same, and due in a moment.
      if (inserted)
        await gateway.checkPlacedLink({ user_id, link_id: link.id }).catch((error: unknown) => {
          if (!isDomainError(error)) throw error;
        });
      res.status(inserted ? 201 : 200).json(presentLink(link));
    },
    listPlacedLinks: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const { campaign_id, lead_id, state, site, q } = req.query;
      const filter = {
        ...(campaign_id ? { campaign_id } : {}),
        ...(lead_id ? { lead_id } : {}),
        ...(state ? { state } : {}),
        ...(site ? { site } : {}),
        ...(q ? { q } : {}),
      };
      const page = await placedLinks.list(currentUser(req).id, filter, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items.map(presentLink));
    },
    getPlacedLink: async (req, res) => {
      res.json(presentLink(await find(req)));
    },
    updatePlacedLink: async (req, res) => {
      const link = await find(req);
      const change = readChange(link, req.body, new Date());
      const changed = await placedLinks.update(link.user_id, link.id, change, new Date());
      if (!changed) throw HttpError.notFound();
      res.json(presentLink(changed));
    },
    deletePlacedLink: async (req, res) => {
      const { user_id, id } = await find(req);
      await placedLinks.remove(user_id, id);
      res.status(204).end();
    },
    checkPlacedLink: async (req, res) => {
      const link = await find(req);
      await gateway.checkPlacedLink({ user_id: link.user_id, link_id: link.id });
      res.status(202).json(presentLink(link));
    },
    listLinkChecks: async (req, res) => {
      const { user_id, id } = await find(req);
      const { limit, cursor } = readListQuery(req);
      const page = await linkChecks.list(user_id, id, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    draftLinkReclaim: async (req, res) => {
      const link = await find(req);
      const advice = await readReclaimAdvice(deps, link);
      const { campaign_id, lead_id } = link;
      res.json({ draft: advice.draft, why: advice.draft === null ? advice.why : null, campaign_id, lead_id });
    },
  };
}

/** A draft in the thread with the link's lead, or why there is none. */
export async function readReclaimAdvice(
  { linkChecks, campaignMails }: Pick<PlacedLinksHandlerDeps, 'linkChecks' | 'campaignMails'>,
  link: PlacedLink,
): Promise<ReturnType<typeof draftReclaim>> {
  const { user_id, id, lead_id } = link;
  const [{ items: checks }, mails] = await Promise.all([
    linkChecks.list(user_id, id, 1, null),
    lead_id === null ? [] : campaignMails.listSentTo(user_id, lead_id, MAILS),
  ]);
  return draftReclaim(link, checks[0]?.facts.link?.target_status ?? null, mails.at(-1) ?? null);
}

/** The lead has placed a link: what was planned for it is not sent any more. */
async function markPlaced(
  { leads, stopWork }: Pick<PlacedLinksHandlerDeps, 'leads' | 'stopWork'>,
  { user_id, campaign_id }: PlacedLink,
  leadId: string,
  now: Date,
): Promise<void> {
  await leads.setStatus(user_id, campaign_id, leadId, 'placed', 'user', now);
  await stopWork.leads(user_id, [leadId], 'Lead set to placed');
}

/** @throws HttpError 422 */
function readChange(
  link: PlacedLink,
  { accept_changes, is_watched, ...given }: Parameters<HandlersOf<Handled>['updatePlacedLink']>[0]['body'],
  now: Date,
): PlacedLinkChange {
  const { page_url, target_url, expected_anchor, expected_rel } = link;
  const read = readLinkInput({ page_url, target_url, expected_anchor, expected_rel, ...given }, now.toISOString());
  if (!read.ok) throw refuse(read.errors);
  const { cost, note, ...agreed } = read.link;
  const isWatched = is_watched ?? link.next_check_at !== null;
  const watch = accept_changes ? acceptChanges(link.watch) : withAgreement(link, agreed);
  return {
    expected_anchor: agreed.expected_anchor,
    expected_rel: agreed.expected_rel,
    ...(watch !== link.watch && { watch }),
    ...(given.cost !== undefined && { cost }),
    ...(given.note !== undefined && { note }),
    ...(!isWatched ? { next_check_at: null } : is_watched === true ? { next_check_at: now } : {}),
  };
}

function acceptChanges(watch: LinkWatch): LinkWatch {
  if (watch.seen === null || watch.state !== 'changed') return watch;
  return { ...watch, baseline: watch.seen, changes: [], state: 'live' };
}

/** What is agreed from now on is what the next check is compared with. */
function withAgreement(link: PlacedLink, agreed: Parameters<typeof chooseBaseline>[0]): LinkWatch {
  const { watch, expected_anchor, expected_rel } = link;
  const isSame = expected_anchor === agreed.expected_anchor && expected_rel === agreed.expected_rel;
  const { seen, baseline } = watch;
  if (isSame || seen === null || baseline === null) return watch;
  const renewed: LinkValues = { ...chooseBaseline(agreed, seen), indexing: baseline.indexing };
  return { ...watch, baseline: renewed };
}

function refuse(errors: readonly { field: string; msg: string; type: string }[]): HttpError {
  return HttpError.invalidInput(...errors.map(({ field, msg, type }) => ({ loc: ['body', field], msg, type })));
}
