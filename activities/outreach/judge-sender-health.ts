import type { Sender, SenderPause } from '../../domain/outreach/sender.js';
import type { SendingDeps } from './sending-deps.js';

/** Seven days, from fifty mails on: what Warmbly pauses by; Gmail asks for complaints below 0.1 %. */
const WINDOW_MS = 7 * 24 * 60 * 60_000;
const FROM_MAILS = 50;
const BOUNCE_RATE = 0.05;
const COMPLAINT_RATE = 0.001;

/**
 * Pauses the scheduled mail of a sender whose mails bounce or are complained about too often.
 * @returns why it waits; null when it may go on
 */
export async function judgeSenderHealth(
  { attempts, senders, now }: Pick<SendingDeps, 'attempts' | 'senders' | 'now'>,
  sender: Sender,
): Promise<SenderPause['reason'] | null> {
  if (sender.paused) return sender.paused.reason;
  const at = now();
  const since = new Date(at.getTime() - WINDOW_MS);
  const { delivered, bounced, complained } = await attempts.rates(sender.user_id, sender.id, since);
  if (delivered < FROM_MAILS) return null;
  const [reason, share] =
    bounced / delivered >= BOUNCE_RATE
      ? (['bounce_rate', bounced / delivered] as const)
      : (['complaint_rate', complained / delivered] as const);
  if (reason === 'complaint_rate' && share < COMPLAINT_RATE) return null;
  const detail = `${(share * 100).toFixed(1)} % of ${delivered} mails in 7 days`;
  await senders.setPause(sender.user_id, sender.id, { reason, detail, at: at.toISOString() });
  return reason;
}
