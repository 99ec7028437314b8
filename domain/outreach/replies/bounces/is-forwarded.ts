import type { IncomingMessage } from '../incoming-message.js';
import { isAutomatSender } from '../is-automat-sender.js';

/** What mail programs put before the subject of what a person forwards or answers. */
const PREFIX =
  /^\s*(?:fwd?|fw|re|aw|wg|tr|rv|enc|i|rif|doorst|antw|vb|vs|sv|pd|odp|ynt|ilt|転送|返信|转发|回复|轉寄|전달)\s?(?:\[\d{1,3}\])?\s?[:：]/iu;

/**
 * Whether a person passes on, or answers, what a server has reported: it says nothing of a mail of ours. Programs make a
 * new mail of it, which is no multipart/report any more.
 */
export function isForwarded(message: IncomingMessage): boolean {
  if (message.content_type === 'multipart/report' || message.disposition_notification) return false;
  return PREFIX.test(message.subject.slice(0, 100)) && !isAutomatSender(message) && message.return_path !== '';
}
