import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { newSender } from './new-sender.js';

/** A sender as the store gives it: with its id and owner, without passwords. */
export function storedSender(overrides: Partial<Sender> = {}): Sender {
  const { smtp_password: _smtp, imap_password: _imap, ...shown } = newSender('ana@press.example');
  const at = '2026-05-01T08:00:00.000Z';
  return { id: 'a'.repeat(24), user_id: 'alice', ...shown, paused: null, created_at: at, updated_at: at, ...overrides };
}
