import type { SenderRecord } from '../../../store/outreach/sending/senders.js';

/** A mailbox with both servers, its passwords sealed. */
export function newSender(email: string, overrides: Partial<SenderRecord> = {}): SenderRecord {
  const server = { host: 'mail.press.example', port: 465, secure: true, username: email };
  return {
    email,
    name: 'Ana',
    organization: 'Press Ltd',
    postal_address: '1 High Street, Springfield',
    smtp: server,
    imap: { ...server, port: 993, mailbox: 'INBOX' },
    smtp_password: 'sealed-smtp',
    imap_password: 'sealed-imap',
    daily_limit: 50,
    hourly_limit: 9,
    min_interval_seconds: 600,
    save_sent_copies: true,
    warm_up: false,
    sending_window: null,
    is_default: false,
    ...overrides,
  };
}
