import type { FetchMessageObject, ImapFlow, ListResponse, SearchObject } from 'imapflow';
import { DomainError } from '../../../domain/base/errors.js';
import { isoInstant } from '../../../domain/base/time/iso-instant.js';
import { receivedAt } from '../../../domain/outreach/replies/received-at.js';
import type {
  FetchedMail,
  FolderCursor,
  MailboxReadRequest,
  ReadMailbox,
} from '../../../domain/outreach/sending/mail-ports.js';
import { fetchInOrder } from './fetch-in-order.js';
import { findAwaited } from './find-awaited.js';
import { type ImapSettings, openImap, unreachableMailbox } from './imap-session.js';

const DAY_MS = 86_400_000;
/** This few are read in a moment, whatever they are; if there are more, likely replies come first. */
const SOON_READ = 200;
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
 * @see ReadMailbox. Read-only: messages stay unread, in place and whole. A folder is read from its cursor on; if the
 *   server has renumbered it (another UIDVALIDITY), from a day before the last message that was read, and the caller
 *   must recognize repeats.
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
      const folders = await foldersOf(client, request.login.mailbox);
      const cursorOf = (folder: string) =>
        request.cursorOf(folder).catch((error: unknown) => {
          fault = { error };
          throw error;
        });
      for (const folder of folders) yield* readAhead(client, folder, await cursorOf(folder), request);
      for (const folder of folders) {
        if (left <= 0) return;
        const cursor = await cursorOf(folder);
        for await (const mail of readFolder(client, folder, cursor, request, left)) {
          left -= 1;
          yield mail;
        }
      }
    } catch (error) {
      request.signal.throwIfAborted();
      throw fault ? fault.error : unreachableMailbox(error, request.login);
    } finally {
      request.signal.removeEventListener('abort', stop);
      client.close();
    }
  };
}

/** The mailbox itself, then junk: that is where bounces and replies get lost. */
async function foldersOf(client: ImapFlow, mailbox: string): Promise<string[]> {
  const listed = await client.list();
  const junk = listed.find((folder) => folder.specialUse === '\\Junk') ?? listed.find(isNamedJunk);
  return junk && junk.path !== mailbox && !junk.flags.has('\\Noselect') ? [mailbox, junk.path] : [mailbox];
}

function isNamedJunk({ name }: ListResponse): boolean {
  return JUNK_NAMES.has(name.toLowerCase());
}

/** Likely replies of a folder with much new mail: they need not wait for everything before them. */
async function* readAhead(
  client: ImapFlow,
  folder: string,
  cursor: FolderCursor | null,
  { awaited, first_since, max_bytes, signal }: MailboxReadRequest,
): AsyncGenerator<FetchedMail> {
  const lock = await client.getMailboxLock(folder, { readOnly: true });
  try {
    const { mailbox } = client;
    if (!mailbox || mailbox.exists <= SOON_READ) return;
    const uidValidity = String(mailbox.uidValidity);
    const uids = await newUids(client, cursor, uidValidity, first_since);
    if (uids.length <= SOON_READ) return;
    const likely = await findAwaited(client, uids, await awaited(), signal);
    for await (const message of fetchInOrder(client, likely, max_bytes)) {
      signal.throwIfAborted();
      yield { ...toMail(message, folder, uidValidity), ahead: true };
    }
  } finally {
    lock.release();
  }
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
    for await (const message of fetchInOrder(client, uids, request.max_bytes)) {
      request.signal.throwIfAborted();
      yield toMail(message, folder, uidValidity);
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
    const found = await search(client, { uid: `${cursor.last_uid + 1}:*` });
    return found.filter((uid) => uid > cursor.last_uid);
  }
  const last = cursor?.last_internal_date ?? null;
  // A date stored by an earlier version may be in the future, where nothing would be found.
  const sinceMs = last === null ? firstSince.getTime() : Math.min(Date.parse(last), Date.now());
  // Servers without WITHIN (RFC 5032) count whole days, in a time zone of their own: a day more loses nothing.
  return search(client, { since: new Date(sinceMs - DAY_MS) });
}

async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  // Not to be taken for an empty folder.
  if (!found)
    throw new DomainError('mailbox_unreachable', 'The mailbox cannot be read: it refuses to be searched', true);
  return found.sort((one, other) => one - other);
}

function toMail(message: FetchMessageObject, folder: string, uid_validity: string): FetchedMail {
  const { uid, size = 0, internalDate, source = Buffer.alloc(0) } = message;
  // Where to read on may be found by the date of the last message: one odd date must not lead that astray.
  const reported = internalDate === undefined ? null : isoInstant(new Date(internalDate).getTime());
  const internal_date = receivedAt(reported, new Date().toISOString());
  return { folder, uid_validity, uid, internal_date, bytes: Math.max(size, source.length), source };
}
