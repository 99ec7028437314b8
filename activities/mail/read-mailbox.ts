import type { FetchMessageObject, ImapFlow, ListResponse } from 'imapflow';
import type { FetchedMail, FolderCursor, MailboxReadRequest, ReadMailbox } from '../../domain/outreach/mail-ports.js';
import { type ImapSettings, openImap, unreachable } from './imap-session.js';

const DAY_MS = 86_400_000;
/** What providers call the folder when they do not mark it (RFC 6154). */
const JUNK_NAMES = new Set([
  'junk',
  'spam',
  'junk e-mail',
  'junk email',
  'bulk mail',
  'spamverdacht',
  'courrier indésirable',
]);

/**
 * @see ReadMailbox. Looks without touching: messages stay unread, in place and whole. A folder is read from its cursor on;
 * when the server has numbered it anew (another UIDVALIDITY) from a day before the last message that was read, and those
 * that come twice are for the caller to know.
 */
export function createReadMailbox(settings: ImapSettings): ReadMailbox {
  return async function* (request: MailboxReadRequest): AsyncGenerator<FetchedMail> {
    const client = await openImap(settings, request.login, request.signal);
    const stop = (): void => client.close();
    request.signal.addEventListener('abort', stop);
    let left = request.limit;
    /** Of the caller's own, and none of the mailbox. */
    let fault: { error: unknown } | null = null;
    try {
      for (const folder of await foldersOf(client, request.login.mailbox)) {
        const cursor = await request.cursorOf(folder).catch((error: unknown) => {
          fault = { error };
          throw error;
        });
        for await (const mail of readFolder(client, folder, cursor, request, left)) {
          left -= 1;
          yield mail;
        }
        if (left <= 0) return;
      }
    } catch (error) {
      request.signal.throwIfAborted();
      throw fault ? fault.error : unreachable(error);
    } finally {
      request.signal.removeEventListener('abort', stop);
      client.close();
    }
  };
}

/** The mailbox itself, then junk: that is where bounces and answers get lost. */
async function foldersOf(client: ImapFlow, mailbox: string): Promise<string[]> {
  const listed = await client.list();
  const junk = listed.find((folder) => folder.specialUse === '\\Junk') ?? listed.find(isNamedJunk);
  return junk && junk.path !== mailbox && !junk.flags.has('\\Noselect') ? [mailbox, junk.path] : [mailbox];
}

function isNamedJunk({ name }: ListResponse): boolean {
  return JUNK_NAMES.has(name.toLowerCase());
}

async function* readFolder(
  client: ImapFlow,
  folder: string,
  cursor: FolderCursor | null,
  request: MailboxReadRequest,
  limit: number,
): AsyncGenerator<FetchedMail> {
  const lock = await client.getMailboxLock(folder, { readOnly: true });
  try {
    const { mailbox } = client;
    if (!mailbox) return;
    const uidValidity = String(mailbox.uidValidity);
    const uids = (await newUids(client, cursor, uidValidity, request.first_since)).slice(0, limit);
    const query = { uid: true, size: true, internalDate: true, source: { start: 0, maxLength: request.max_bytes } };
    // One after the other: the next is asked for when the one before has been taken, and none is lost when that fails.
    for (const uid of uids) {
      request.signal.throwIfAborted();
      const message = await client.fetchOne(String(uid), query, { uid: true });
      // Somebody may have deleted it meanwhile.
      if (message) yield toMail(message, folder, uidValidity);
    }
  } finally {
    lock.release();
  }
}

/** In ascending order. `n:*` always holds the last message, new or not (RFC 3501 6.4.8), so what is known is dropped. */
async function newUids(
  client: ImapFlow,
  cursor: FolderCursor | null,
  uidValidity: string,
  firstSince: Date,
): Promise<number[]> {
  if (cursor && cursor.uid_validity === uidValidity) {
    const found = await client.search({ uid: `${cursor.last_uid + 1}:*` }, { uid: true });
    return (found || []).filter((uid) => uid > cursor.last_uid).sort((one, other) => one - other);
  }
  const last = cursor?.last_internal_date ?? null;
  // SINCE counts days, in the server's own time zone: a day more loses nothing.
  const since = new Date((last === null ? firstSince.getTime() : Date.parse(last)) - DAY_MS);
  const found = await client.search({ since }, { uid: true });
  return (found || []).sort((one, other) => one - other);
}

function toMail(message: FetchMessageObject, folder: string, uid_validity: string): FetchedMail {
  const { uid, size = 0, internalDate, source = Buffer.alloc(0) } = message;
  const internal_date = new Date(internalDate ?? Date.now()).toISOString();
  return { folder, uid_validity, uid, internal_date, bytes: Math.max(size, source.length), source };
}
