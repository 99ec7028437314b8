import type { Sender } from '../../domain/outreach/sender.js';
import type { SenderState } from '../../store/repositories/sender-states.js';

/** A sender as it is shown. A pause counts at once, whatever its queue noted last. */
export function presentSender(sender: Sender, { waiting, reading }: SenderState): Sender & SenderState {
  if (sender.paused)
    return { ...sender, waiting: { reason: 'sender_paused', detail: sender.paused.detail, next_at: null }, reading };
  return { ...sender, waiting: waiting?.reason === 'sender_paused' ? null : waiting, reading };
}
