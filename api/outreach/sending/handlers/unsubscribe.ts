import type { Response } from 'express';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { UnsubscribeTokenClaim, UnsubscribeTokens } from '../../../../platform/unsubscribe-token.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { AttemptsRepository } from '../../../../store/outreach/sending/attempts.js';
import type { SuppressionsRepository } from '../../../../store/outreach/sending/suppressions.js';
import type { CampaignMovesRepository } from '../../../../store/workspaces/moves/campaign-moves.js';
import { renderUnsubscribe } from '../../../../web/unsubscribe/render-unsubscribe.js';
import type { UnsubscribeState } from '../../../../web/unsubscribe/unsubscribe-page.js';
import { UNSUBSCRIBE_POLICY } from '../../../../web/unsubscribe/unsubscribe-policy.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { type StopSuppressedDeps, stopSuppressed } from '../stop-suppressed.js';

export interface UnsubscribeHandlerDeps extends StopSuppressedDeps {
  unsubscribeTokens: Pick<UnsubscribeTokens, 'read'>;
  suppressions: Pick<SuppressionsRepository, 'add' | 'findAny'>;
  attempts: Pick<AttemptsRepository, 'find'>;
  campaignMoves: Pick<CampaignMovesRepository, 'listNewOwners'>;
  leads: StopSuppressedDeps['leads'] & Pick<LeadsRepository, 'moveStatus'>;
}

/** The link of a mail: GET shows a button and changes nothing, POST is the button and RFC 8058's one click. */
export function createUnsubscribeHandlers(deps: UnsubscribeHandlerDeps): HandlersOf<'showUnsubscribe' | 'unsubscribe'> {
  return {
    showUnsubscribe: async (req, res) => {
      const claim = deps.unsubscribeTokens.read(req.params.token);
      if (!claim) return sendPage(res.status(404), { state: 'unknown' });
      const done = await deps.suppressions.findAny(claim.user_id, [claim.email]);
      sendPage(res, { state: done ? 'done' : 'asked', email: claim.email });
    },
    unsubscribe: async (req, res) => {
      const claim = deps.unsubscribeTokens.read(req.params.token);
      if (!claim) return sendPage(res.status(404), { state: 'unknown' });
      await unsubscribe(deps, claim);
      sendPage(res, { state: 'done', email: claim.email });
    },
  };
}

/** Safe to repeat. The address comes first: it alone keeps every later mail back, whatever fails after it. */
async function unsubscribe(
  deps: UnsubscribeHandlerDeps,
  { user_id, email, attempt_id }: UnsubscribeTokenClaim,
): Promise<void> {
  const now = new Date();
  await deps.suppressions.add(user_id, { email, reason: null, source: 'unsubscribe' }, now);
  await stopSuppressed(deps, user_id, [email]);
  // A campaign that has moved mails from where it is now.
  for (const owner of [user_id, ...(await deps.campaignMoves.listNewOwners(user_id))]) {
    // Of a campaign that was deleted there is no attempt left.
    const attempt = await deps.attempts.find(owner, attempt_id);
    if (!attempt) continue;
    if (owner !== user_id) await deps.suppressions.add(owner, { email, reason: null, source: 'unsubscribe' }, now);
    await unsubscribeLead(deps, attempt, now);
    if (owner !== user_id) await stopSuppressed(deps, owner, [email]);
  }
}

async function unsubscribeLead(deps: UnsubscribeHandlerDeps, { user_id, lead_id }: Attempt, now: Date): Promise<void> {
  await deps.leads.moveStatus(
    user_id,
    lead_id,
    ['discovered', 'contacted', 'replied'],
    'unsubscribed',
    'unsubscribe',
    now,
  );
  await deps.stopWork.leads(user_id, [lead_id], 'Unsubscribed');
}

function sendPage(res: Response, shown: UnsubscribeState): void {
  res.set({
    'Content-Security-Policy': UNSUBSCRIBE_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  res.send(renderUnsubscribe(shown));
}
