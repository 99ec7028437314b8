import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { SenderState } from '../../../store/outreach/sending/sender-states.js';

/** A sender as it is shown. A pause counts at once, whatever its queue noted last. */
export function presentSender(sender: Sender, state: SenderState): Sender & SenderState {
  const { waiting } = state;
  if (sender.paused)
    return { ...sender, ...state, waiting: { reason: 'sender_paused', detail: sender.paused.detail, next_at: null } };
  return { ...sender, ...state, waiting: waiting?.reason === 'sender_paused' ? null : waiting };
}
