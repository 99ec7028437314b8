import type { ImapFlow } from 'imapflow';
import type { SentCopy } from '../../../domain/outreach/sending/mail-ports.js';
import { findSentFolder } from './find-sent-folder.js';

/** Created where a mailbox has none, as mail programs do it. */
const NEW_FOLDER = 'Sent';
/** Gmail's own extension (developers.google.com/workspace/gmail/imap/imap-extensions): whatever the host is called. */
const GMAIL = 'X-GM-EXT-1';

/**
 * Puts copies of sent mails into the Sent folder, each once: one that is there already, by its Message-ID, is not put there
 * again.
 * @returns how many were put there
 */
export async function appendSentMail(
  client: ImapFlow,
  copies: readonly Pick<SentCopy, 'mail' | 'sent_at'>[],
): Promise<number> {
  if (client.capabilities.has(GMAIL)) return 0;
  const folder = (await findSentFolder(client)) ?? (await createFolder(client));
  let appended = 0;
  const lock = await client.getMailboxLock(folder);
  try {
    for (const { mail, sent_at } of copies) {
      const found = await client.search({ header: { 'message-id': mail.message_id } }, { uid: true });
      if (found && found.length > 0) continue;
      await client.append(folder, Buffer.from(mail.raw), ['\\Seen'], sent_at);
      appended += 1;
    }
  } finally {
    lock.release();
  }
  return appended;
}

async function createFolder(client: ImapFlow): Promise<string> {
  const { path } = await client.mailboxCreate(NEW_FOLDER);
  await client.mailboxSubscribe(path);
  return path;
}
