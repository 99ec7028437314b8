import { judgeRates, RATE_DAYS } from '../../domain/outreach/auto-pause.js';
import type { Sender, SenderPause } from '../../domain/outreach/sender.js';
import { pauseSender } from './pause-sender.js';
import type { SendingDeps } from './sending-deps.js';

const DAY_MS = 86_400_000;

/**
 * Pauses the scheduled mail of a sender whose mails come back or are complained about too often.
 * @returns why it waits; null when it may go on
 */
export async function judgeSenderHealth(
  deps: Pick<SendingDeps, 'attempts' | 'senders' | 'publish' | 'now'>,
  sender: Sender,
): Promise<SenderPause['reason'] | null> {
  if (sender.paused) return sender.paused.reason;
  const since = new Date(deps.now().getTime() - RATE_DAYS * DAY_MS);
  const judged = judgeRates(await deps.attempts.rates(sender.user_id, sender.id, since));
  if (judged?.level !== 'pause') return null;
  const { reason, detail } = judged;
  await pauseSender(deps, sender, { reason, detail });
  return reason;
}
