import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { viewAttempt } from '../../../../domain/outreach/sending/view-attempt.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { AttemptsRepository } from '../../../../store/outreach/sending/attempts.js';
import type { SendSlotsRepository } from '../../../../store/outreach/sending/send-slots.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';

export interface AttemptsHandlerDeps extends OwnCampaignDeps {
  attempts: Pick<AttemptsRepository, 'findInCampaign' | 'list' | 'conclude' | 'slotsOf'>;
  leads: Pick<LeadsRepository, 'moveStatus'>;
  sendSlots: Pick<SendSlotsRepository, 'release' | 'releaseDuplicate'>;
}

export function createAttemptsHandlers(deps: AttemptsHandlerDeps): HandlersOf<'listAttempts' | 'resolveAttempt'> {
  const { attempts } = deps;
  return {
    listAttempts: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const { limit, cursor } = readListQuery(req);
      const { status } = req.query;
      const filter = status === undefined ? {} : { status };
      const page = await attempts.list(campaign.user_id, campaign.id, filter, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items.map(viewAttempt));
    },
    resolveAttempt: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const attempt = await attempts.findInCampaign(user_id, id, req.params.attempt_id);
      if (!attempt) throw HttpError.notFound();
      const { outcome } = req.body;
      res.json(viewAttempt(await resolve(deps, attempt, outcome)));
    },
  };
}

/** The same word again changes nothing; another one would contradict what is known. @throws HttpError 409 */
async function resolve(deps: AttemptsHandlerDeps, attempt: Attempt, outcome: 'sent' | 'not_sent'): Promise<Attempt> {
  const { user_id, id, lead_id, smtp_response } = attempt;
  const now = new Date();
  const change = {
    status: outcome === 'sent' ? ('sent' as const) : ('failed' as const),
    reason: 'resolved_by_user',
    smtp_response,
    sent_at: outcome === 'sent' ? new Date(attempt.created_at) : null,
    relay_message_id: null,
  };
  const isRepeat = attempt.reason === change.reason && attempt.status === change.status;
  const settled = isRepeat ? attempt : await deps.attempts.conclude(user_id, id, { from: ['uncertain'], ...change });
  if (!settled) throw new HttpError(409, { detail: `The attempt is ${attempt.status}, not uncertain` });
  if (outcome === 'sent') await deps.leads.moveStatus(user_id, lead_id, ['discovered'], 'contacted', 'user', now);
  else await release(deps, attempt);
  return settled;
}

/** Only now may the lead be mailed again. */
async function release({ attempts, sendSlots }: AttemptsHandlerDeps, { user_id, id }: Attempt): Promise<void> {
  const slots = await attempts.slotsOf(user_id, id);
  if (!slots) return;
  await sendSlots.release(user_id, slots.day, id);
  if (slots.duplicate_key !== null) await sendSlots.releaseDuplicate(user_id, slots.duplicate_key, id);
}
