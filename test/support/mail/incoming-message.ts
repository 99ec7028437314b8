import type { IncomingMessage } from '../../../domain/outreach/replies/incoming-message.js';

/** A reply by a person, with what a spec is about put in its place. */
export function incomingMessage(changes: Partial<IncomingMessage> = {}): IncomingMessage {
  return {
    message_key: '<reply@blog.example>',
    message_id: '<reply@blog.example>',
    in_reply_to: [],
    references: [],
    from: { email: 'ana@blog.example', name: 'Ana' },
    reply_to: [],
    to: [{ email: 'sam@out.example', name: 'Sam Lee' }],
    delivered_to: [],
    return_path: 'ana@blog.example',
    subject: 'Re: Balcony hives',
    date: '2026-04-28T10:00:00.000Z',
    headers: {},
    content_type: 'text/plain',
    report_type: null,
    text: '',
    text_from_html: false,
    delivery_status: null,
    feedback_report: null,
    disposition_notification: null,
    originals: [],
    attachment_count: 0,
    ...changes,
  };
}
