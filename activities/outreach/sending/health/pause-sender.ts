import type { Sender, SenderPause } from '../../../../domain/outreach/sending/sender.js';
import { senderPausedEvent } from '../../../../domain/webhooks/outreach-events.js';
import type { PublishEvent } from '../../../../domain/webhooks/webhook-event.js';
import type { SendersRepository } from '../../../../store/outreach/sending/senders.js';

export interface PauseDeps {
  senders: Pick<SendersRepository, 'setPause'>;
  publish: PublishEvent;
  now(): Date;
}

/**
 * Pauses the scheduled mail of a sender. Changes: notifies webhooks, then the sender. Webhooks come first: if a worker
 * dies in between, the sender is judged again, and the same event is delivered once.
 */
export async function pauseSender(
  { senders, publish, now }: PauseDeps,
  sender: Sender,
  why: Pick<SenderPause, 'reason' | 'detail'>,
): Promise<void> {
  const at = now();
  const pause = { ...why, at: at.toISOString() };
  await publish(senderPausedEvent(sender, pause));
  await senders.setPause(sender.user_id, sender.id, pause, at);
}
