import type { AttemptStatus } from '../../../domain/outreach/sending/attempt.js';
import { resolveSender } from '../../../domain/outreach/sending/resolve-sender.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { recordAttemptOutcome } from './attempts/record-attempt-outcome.js';
import type { SendingDeps } from './sending-deps.js';

/**
 * Searches for the mail in the Sent folder of its sender. Found: it was sent. Not found proves nothing, since most
 * servers keep no copy: it stays uncertain. @returns null when the attempt is gone
 */
export async function resolveUncertain(
  deps: SendingDeps,
  { user_id, attempt_id }: { user_id: OwnerId; attempt_id: string },
): Promise<{ status: AttemptStatus | null }> {
  const attempt = await deps.attempts.find(user_id, attempt_id);
  if (attempt?.status !== 'uncertain' || attempt.message_id === null) return { status: attempt?.status ?? null };
  const sender = await resolveSender(deps, user_id, attempt.sender_id);
  if (!sender?.imap) return { status: 'uncertain' };
  const found = await deps.findSentMail(await deps.openLogin(sender), attempt.message_id);
  if (found !== 'found') return { status: 'uncertain' };
  const { smtp_response } = attempt;
  const ending = { status: 'sent' as const, reason: 'found_in_sent_folder', smtp_response };
  return { status: (await recordAttemptOutcome(deps, attempt, ['uncertain'], ending)).status };
}
