import { ENVIRONMENT_SENDER_ID, type Sender } from '../../domain/outreach/sending/sender.js';
import type { WorkspaceMove } from '../../domain/workspaces/workspace-move.js';
import type { SendersRepository } from '../../store/outreach/sending/senders.js';
import type { CampaignMovesRepository } from '../../store/workspaces/moves/campaign-moves.js';
import { HttpError } from '../http/http-error.js';

export interface ChooseFollowUpSenderDeps {
  senders: Pick<SendersRepository, 'find' | 'all'>;
  campaignMoves: Pick<CampaignMovesRepository, 'listScheduledSenders'>;
}

/**
 * Senders stay in their workspace, so that follow-ups that are still scheduled need one of the new workspace: the one that is
 * named, else the one with the same email address.
 * @returns null when none is needed: nothing is scheduled, or only by the sender of the installation
 * @throws HttpError 422 for a sender that is not there; 409 when one has to be named
 */
export async function chooseFollowUpSender(
  { senders, campaignMoves }: ChooseFollowUpSenderDeps,
  { id, from, to }: Omit<WorkspaceMove, 'sender_id'>,
  named: string | undefined,
): Promise<string | null> {
  if (named !== undefined && !(await senders.find(to, named)))
    throw HttpError.invalidInput({
      loc: ['body', 'sender_id'],
      msg: 'The other workspace has no such sender',
      type: 'value_error',
    });
  const scheduled = await campaignMoves.listScheduledSenders(from, id);
  const own = scheduled.filter((senderId) => senderId !== ENVIRONMENT_SENDER_ID);
  if (own.length === 0) return null;
  if (named !== undefined) return named;
  const same = await findSame(senders, { from, to }, own);
  if (same) return same.id;
  throw new HttpError(409, {
    detail:
      'Follow-ups are scheduled, and senders stay in their workspace: name in sender_id the sender of the other workspace that sends them, or cancel them',
  });
}

/** The one with the address of the only sender that they have. */
async function findSame(
  senders: Pick<SendersRepository, 'find' | 'all'>,
  { from, to }: Pick<WorkspaceMove, 'from' | 'to'>,
  [first, ...others]: readonly string[],
): Promise<Sender | null> {
  const before = first === undefined || others.length > 0 ? null : await senders.find(from, first);
  if (!before) return null;
  return (await senders.all(to)).find(({ email }) => email === before.email) ?? null;
}
