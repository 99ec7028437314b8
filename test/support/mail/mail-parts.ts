import type { MailParts } from '../../../domain/outreach/sending/mail-ports.js';

/** A mail as a spec needs it, with what matters to it. */
export function mailParts(overrides: Partial<MailParts> = {}): MailParts {
  return {
    from: { name: 'Ana Lind', email: 'ana@press.example' },
    to: 'bo@blog.example',
    subject: 'An idea for you',
    text: 'Hello Bo,\n\nwould you like an article?\n',
    html: '<p>Hello Bo,</p><p>would you like an article?</p>\n',
    message_id: '<a1@press.example>',
    thread: null,
    reply_to: null,
    list_unsubscribe: { url: 'https://press.example/u/token', mailto: null },
    date: new Date('2026-06-01T08:30:00Z'),
    ...overrides,
  };
}
