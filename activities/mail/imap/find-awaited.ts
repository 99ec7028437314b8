import type { ImapFlow, SearchObject } from 'imapflow';
import type { AwaitedMail } from '../../../domain/outreach/sending/mail-ports.js';

type SearchingClient = Pick<ImapFlow, 'search'>;

/** The line of a command stays below the 8,000 octets of RFC 7162 4. A power of two, which nests into pairs (RFC 9051 6.4.4). */
const TERMS_AT_ONCE = 32;
const MOST_IDS = 300;
const MOST_ADDRESSES = 200;
/** Quoted or in another charset, a term would make some servers refuse the whole search. */
const PLAIN = /^[\x21\x23-\x5b\x5d-\x7e]+$/;
const HEADERS = ['in-reply-to', 'references'];
/** For a sender who has mailed thousands at one provider: this many can be read in a moment. */
const MOST_FOUND = 300;

/**
 * Which of these messages cite one of our mails (In-Reply-To, References) or come from an address that was mailed. A
 * server that refuses to search for headers finds nothing here; the messages are read in their turn all the same.
 * @param uids ascending, of the open folder
 * @returns ascending, a bounded number
 */
export async function findAwaited(
  client: SearchingClient,
  uids: readonly number[],
  { message_ids, addresses }: AwaitedMail,
  signal: AbortSignal,
): Promise<number[]> {
  const among = new Set(uids);
  const range = `${uids[0]}:${uids.at(-1)}`;
  const found = new Set<number>();
  const ids = message_ids.map(withoutBrackets).filter((id) => PLAIN.test(id));
  const terms: SearchObject[] = [
    ...ids.slice(0, MOST_IDS).flatMap((id) => HEADERS.map((header): SearchObject => ({ header: { [header]: id } }))),
    ...addresses
      .filter((address) => PLAIN.test(address))
      .slice(0, MOST_ADDRESSES)
      .map((from) => ({ from })),
  ];
  for (let from = 0; from < terms.length && found.size < MOST_FOUND; from += TERMS_AT_ONCE) {
    signal.throwIfAborted();
    const some = Array.from({ length: TERMS_AT_ONCE }, (_, at) => terms[Math.min(from + at, terms.length - 1)] ?? {});
    const matches = await client.search({ uid: range, or: some }, { uid: true });
    for (const uid of matches || []) if (among.has(uid)) found.add(uid);
  }
  return [...found].sort((one, other) => one - other).slice(0, MOST_FOUND);
}

function withoutBrackets(messageId: string): string {
  return messageId.replace(/^<|>$/g, '');
}
