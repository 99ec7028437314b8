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
 * Holds the scheduled mail of a sender. Changes: the sender, and tells webhooks, which come first: a worker that dies in
 * between leaves the sender to be judged again, and the same event is told once.
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
