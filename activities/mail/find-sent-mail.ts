import { isDomainError } from '../../domain/errors.js';
import type { FindSentMail } from '../../domain/outreach/mail-ports.js';
import { type ImapSettings, withImap } from './imap-session.js';

const SENT_NAMES = new Set([
  'sent',
  'sent mail',
  'sent items',
  'sent messages',
  'gesendet',
  'gesendete elemente',
  'envoyés',
]);
const DEADLINE_MS = 60_000;

/** @see FindSentMail. Only servers that file what they send by themselves can tell; the others hold nothing of ours. */
export function createFindSentMail(settings: ImapSettings): FindSentMail {
  return async ({ imap }, messageId) => {
    if (imap === null) return 'unknown';
    try {
      return await withImap(settings, imap, AbortSignal.timeout(DEADLINE_MS), async (client) => {
        const folders = await client.list();
        const sent =
          folders.find(({ specialUse }) => specialUse === '\\Sent') ??
          folders.find(({ name }) => SENT_NAMES.has(name.toLowerCase()));
        if (!sent) return 'unknown';
        const lock = await client.getMailboxLock(sent.path, { readOnly: true });
        try {
          const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
          return found && found.length > 0 ? 'found' : 'absent';
        } finally {
          lock.release();
        }
      });
    } catch (error) {
      if (!isDomainError(error)) throw error;
      // A mailbox that cannot be read says nothing about what was sent.
      return 'unknown';
    }
  };
}
