import type { SenderPause } from '../../../domain/outreach/sending/sender.js';

/** Why a mailbox is paused. */
export const PAUSE_TITLES: Readonly<Record<SenderPause['reason'], string>> = {
  user: 'Paused by you',
  bounce_rate: 'Paused because of bounces',
  complaint_rate: 'Paused because of spam complaints',
  authentication: 'Paused because the sign-in failed',
  refused: 'Paused because mail servers refuse its emails',
};
