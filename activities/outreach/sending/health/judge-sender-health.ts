import { RATE_DAYS } from '../../../../domain/outreach/sending/auto-pause.js';
import { judgeEvidence } from '../../../../domain/outreach/sending/judge-evidence.js';
import type { Sender, SenderPause } from '../../../../domain/outreach/sending/sender.js';
import type { SendersRepository } from '../../../../store/outreach/sending/senders.js';
import { type PauseDeps, pauseSender } from './pause-sender.js';

const DAY_MS = 86_400_000;

export type SenderHealthDeps = PauseDeps & { senders: Pick<SendersRepository, 'evidence'> };

/**
 * Pauses the scheduled mail of a sender whose mails bounce, are reported as spam or are rejected too often.
 * @returns why it waits; null when it may continue
 */
export async function judgeSenderHealth(deps: SenderHealthDeps, sender: Sender): Promise<SenderPause['reason'] | null> {
  if (sender.paused) return sender.paused.reason;
  const since = new Date(deps.now().getTime() - RATE_DAYS * DAY_MS);
  const pause = judgeEvidence(await deps.senders.evidence(sender.user_id, sender.id, since));
  if (pause === null) return null;
  await pauseSender(deps, sender, pause);
  return pause.reason;
}
