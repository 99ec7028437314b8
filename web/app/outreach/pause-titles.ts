import type { SenderPause } from '../../../domain/outreach/sending/sender.js';

/** Why a mailbox is paused. */
export const PAUSE_TITLES: Readonly<Record<SenderPause['reason'], string>> = {
  user: 'Paused by you',
  bounce_rate: 'Paused because of bounces',
  complaint_rate: 'Paused because of spam complaints',
  authentication: 'Paused because the sign-in failed',
  refused: 'Paused because mail servers refuse its emails',
  not_connected: 'Not connected yet',
  access_ended: 'Paused because its access has ended',
  sign_in_needed: 'Paused until you sign in again',
  consent_needed: 'Paused until an administrator allows it',
  access_blocked: 'Paused because your organization blocks the access',
  sending_closed: 'Paused because sending by SMTP is switched off',
};
