import type { IncomingMessage } from './incoming-message.js';
import type { JudgedReply } from './judge-reply.js';
import { extractNewText } from './new-text.js';

/**
 * A mail whose subject carries the token of an unsubscribe address. It counts from any writer and with any text, even
 * none: mail programs send it automatically (RFC 2369 3.2), marked as such or not.
 * @param sent The mail that it stops.
 */
export function judgeMailedUnsubscribe(message: IncomingMessage, sent: { body: string }): JudgedReply {
  return {
    ...extractNewText(message.text, { sentText: sent.body }),
    classification: 'unsubscribe',
    confidence: 0.99,
    classified_by: 'header',
    signals: ['unsubscribe token in the subject'],
    is_sure: true,
    return_date: null,
  };
}
