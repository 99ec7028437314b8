import type { IncomingMessage } from '../incoming-message.js';
import { isAutomatSender } from '../is-automat-sender.js';

const FORWARD = 'fwd?|fw|wg|tr|rv|enc|i|doorst|vb|pd|ilt|転送|转发|轉寄|전달';
const ANSWER = 're|aw|rif|antw|vs|sv|odp|ynt|返信|回复';
const prefix = (words: string): RegExp => new RegExp(`^\\s*(?:${words})\\s?(?:\\[\\d{1,3}\\])?\\s?[:：]`, 'iu');
/** Prefixes that mail programs add to the subject of forwards and replies. */
const PREFIX = prefix(`${FORWARD}|${ANSWER}`);
const FORWARD_PREFIX = prefix(FORWARD);

/** Whether the subject is that of a forwarded mail, which no program sends by itself. */
export function hasForwardPrefix(subject: string): boolean {
  return FORWARD_PREFIX.test(subject.slice(0, 100));
}

/**
 * Whether a person forwards, or replies to, a server's report: it says nothing about a mail of ours. Programs create a
 * new mail for it, which is no longer a multipart/report.
 */
export function isForwarded(message: IncomingMessage): boolean {
  if (message.content_type === 'multipart/report' || message.disposition_notification) return false;
  return PREFIX.test(message.subject.slice(0, 100)) && !isAutomatSender(message) && message.return_path !== '';
}
