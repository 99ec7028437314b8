import type { Request } from 'express';
import type { WaitingMail, WaitingMailChange } from '../../../../domain/outreach/sending/waiting-mail.js';
import { unfilledIn } from '../../../../domain/outreach/writing/template.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { Logger } from '../../../../platform/logger.js';
import type {
  ChangedMail,
  WaitingMailRef,
  WaitingMailsRepository,
} from '../../../../store/outreach/sending/waiting-mails.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentActor } from '../../../http/requests/request-context.js';
import type { WorkflowGateway } from '../../../workflow-gateway.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';

export interface WaitingMailsHandlerDeps extends OwnCampaignDeps {
  waitingMails: Pick<WaitingMailsRepository, 'find' | 'list' | 'edit' | 'cancel'>;
  gateway: Pick<WorkflowGateway, 'wakeQueue'>;
  logger: Logger;
}

type Names = 'listWaitingMails' | 'updateWaitingMail' | 'cancelWaitingMail';

const CANCELED = 'cancelled_by_user';

/** Emails of queues while they wait: each can be edited or canceled, with a reason that is kept. */
export function createWaitingMailsHandlers(deps: WaitingMailsHandlerDeps): HandlersOf<Names> {
  const { waitingMails } = deps;
  return {
    listWaitingMails: async (req, res) => {
      const { user_id, id: campaign_id } = await ownCampaign(deps, req);
      const { limit, cursor } = readListQuery(req);
      const page = await waitingMails.list({ user_id, campaign_id }, req.query.status ?? 'waiting', limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    updateWaitingMail: async (req, res) => {
      const { ref, mail: before } = await ownMail(deps, req);
      const { subject, body, reason } = req.body;
      const text = { ...(subject !== undefined && { subject: subject.trim() }), ...(body !== undefined && { body }) };
      if (Object.keys(text).length === 0) throw error('subject', 'Give subject, body or both');
      // Rendered: what stands in brackets came with a value.
      refuseUnfilled(text, unfilledIn(`${before.subject}\n${before.body}`));
      res.json(settle(await waitingMails.edit(ref, text, toChange(req, 'edited', reason)), 'edited'));
    },
    cancelWaitingMail: async (req, res) => {
      const { ref } = await ownMail(deps, req);
      const change = toChange(req, 'cancelled', req.body.reason);
      const mail = settle(await waitingMails.cancel(ref, CANCELED, change), 'canceled');
      await wakeQueue(deps, ref.user_id, mail);
      res.json(mail);
    },
  };
}

/** @throws HttpError 404 */
async function ownMail(
  deps: WaitingMailsHandlerDeps,
  req: { params: { campaign_id: string; mail_id: string } },
): Promise<{ ref: WaitingMailRef; mail: WaitingMail }> {
  const { user_id, id: campaign_id } = await ownCampaign(deps, req);
  const ref = { user_id, campaign_id, id: req.params.mail_id };
  const mail = await deps.waitingMails.find(ref);
  if (mail === null) throw HttpError.notFound();
  return { ref, mail };
}

function toChange(
  req: Pick<Request, 'session'>,
  action: WaitingMailChange['action'],
  reason: string | undefined,
): WaitingMailChange {
  const { id: by } = currentActor(req);
  const { name = null, email = null } = req.session?.user ?? {};
  const at = new Date().toISOString();
  return { action, at, by, by_name: name ?? email ?? by, reason: reason?.trim() || null };
}

/** @throws HttpError 409 */
function settle(changed: ChangedMail, what: 'edited' | 'canceled'): WaitingMail {
  if (changed.kind === 'changed') return changed.mail;
  const detail =
    changed.kind === 'claimed'
      ? `The email is being sent at this moment. It cannot be ${what}`
      : `The email no longer waits. It cannot be ${what}`;
  throw new HttpError(409, { detail });
}

/** Its queue ends when nothing waits in it; without this it would notice within a quarter of an hour. */
async function wakeQueue(
  { gateway, logger }: WaitingMailsHandlerDeps,
  user_id: OwnerId,
  { operation_id }: WaitingMail,
) {
  await gateway
    .wakeQueue({ user_id, id: operation_id })
    .catch((failure: unknown) => logger.warn({ err: failure, operation_id }, 'queue of a canceled email not woken'));
}

/** @throws HttpError 422 */
function refuseUnfilled(text: { subject?: string; body?: string }, literals: readonly string[]): void {
  for (const [field, value] of Object.entries(text)) {
    const [unfilled] = unfilledIn(value).filter((word) => !literals.includes(word));
    if (unfilled === undefined) continue;
    throw error(field, `Contains a placeholder without a value: ${unfilled}`);
  }
}

function error(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}
