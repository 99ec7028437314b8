import type { Operation } from '../../../../domain/operations/operations.js';
import { canonicalEmail } from '../../../../domain/outreach/addresses/email-address.js';
import { duplicateKey } from '../../../../domain/outreach/sending/duplicate-key.js';
import type { ResolveSenderDeps } from '../../../../domain/outreach/sending/resolve-sender.js';
import { viewAttempt } from '../../../../domain/outreach/sending/view-attempt.js';
import type { CampaignsRepository } from '../../../../store/outreach/campaigns/campaigns.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { AttemptsRepository } from '../../../../store/outreach/sending/attempts.js';
import type { SendSlotsRepository } from '../../../../store/outreach/sending/send-slots.js';
import type { HandlersOf, OperationResponse } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser, requestId } from '../../../http/requests/request-context.js';
import { sendResult } from '../../../operations/send-operation.js';
import { type OperationStartDeps, startOperation } from '../../../operations/start-operation.js';
import { senderOfRequest } from '../sender-of-request.js';

export interface SendDirectDeps extends OperationStartDeps, ResolveSenderDeps {
  attempts: Pick<AttemptsRepository, 'find'>;
  campaigns: Pick<CampaignsRepository, 'find'>;
  leads: Pick<LeadsRepository, 'find'>;
  sendSlots: Pick<SendSlotsRepository, 'findDuplicate'>;
}

export function createSendDirectHandlers(deps: SendDirectDeps): HandlersOf<'sendOutreach'> {
  return {
    sendOutreach: async (req, res) => {
      const body = req.body;
      const { campaign_id, lead_id, subject, workspace_id = 'default', sender_id } = body;
      const userId = currentUser(req).id;
      const [campaign, lead] = await Promise.all([
        deps.campaigns.find(userId, campaign_id),
        deps.leads.find(userId, campaign_id, lead_id),
      ]);
      if (!campaign || !lead) throw HttpError.campaignNotFound();
      if (lead.contact_email === null) {
        const loc = ['body', 'lead_id'];
        throw HttpError.invalidInput({ loc, msg: 'The lead has no email address', type: 'value_error' });
      }
      const sender = await senderOfRequest(deps, req, sender_id);
      const recipient = canonicalEmail(lead.contact_email) ?? lead.contact_email;
      const key = duplicateKey(sender.email, recipient, subject.trim());
      const asked = { campaign_id, lead_id, workspace_id, subject: subject.trim(), body: body.body };
      const start = {
        type: 'send_outreach' as const,
        input: { ...asked, sender_id: sender_id ?? null },
        about: lead.domain,
      };
      await startOperation(deps, req, res, start, (ended) => sendAttempt(deps, req, res, ended, key));
    },
  };
}

/** The attempt has the operation's id; the response is the attempt, or why it was not sent. */
async function sendAttempt(
  deps: SendDirectDeps,
  req: object,
  res: OperationResponse<'sendOutreach'>,
  operation: Operation,
  key: string,
): Promise<void> {
  const attempt = await deps.attempts.find(operation.user_id, operation.id);
  const attempt_id = operation.id;
  if (attempt && operation.status === 'completed') {
    res.json(viewAttempt(attempt));
    return;
  }
  switch (operation.error?.code) {
    case 'policy_blocked':
      throw new HttpError(403, { detail: 'Policy validation failed', reason: attempt?.reason ?? '', attempt_id });
    case 'conflict':
      throw new HttpError(409, {
        detail: 'Duplicate attempt detected',
        ...(await findConflictingAttempt(deps, operation, key)),
      });
    case 'not_found':
      throw HttpError.campaignNotFound();
    case 'invalid_input':
      throw HttpError.invalidInput({ loc: ['body'], msg: operation.error.detail, type: 'value_error' });
    case 'cancelled':
      return sendResult(deps, res, operation);
  }
  // The server's error is in the attempt; here it would reveal hosts and accounts to others.
  const answer = { detail: 'An internal error occurred', request_id: requestId(req) };
  throw new HttpError(500, attempt ? { ...answer, attempt_id } : answer);
}

/** The attempt that holds the same mail; one that has failed meanwhile holds nothing any more. */
async function findConflictingAttempt(
  { sendSlots }: SendDirectDeps,
  { id, user_id }: Operation,
  key: string,
): Promise<{ attempt_id?: string }> {
  const holder = await sendSlots.findDuplicate(user_id, key, new Date());
  return holder === null || holder === id ? {} : { attempt_id: holder };
}
