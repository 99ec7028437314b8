import { isDomainError } from '../../../domain/base/errors.js';
import type { FindSentMail } from '../../../domain/outreach/sending/mail-ports.js';
import { findSentFolder } from './find-sent-folder.js';
import { type ImapSettings, withImap } from './imap-session.js';

const DEADLINE_MS = 60_000;

/** @see FindSentMail. Only servers that file sent mail themselves can confirm it: we only copy what was surely sent. */
export function createFindSentMail(settings: ImapSettings): FindSentMail {
  return async ({ imap }, messageId) => {
    if (imap === null) return 'unknown';
    try {
      return await withImap(settings, imap, AbortSignal.timeout(DEADLINE_MS), async (client) => {
        const sent = await findSentFolder(client);
        if (sent === null) return 'unknown';
        const lock = await client.getMailboxLock(sent, { readOnly: true });
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
