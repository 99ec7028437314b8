import type { FetchMessageObject, ImapFlow } from 'imapflow';

/** Fetched together: a round trip for each message would take minutes on a distant server. */
const GROUP_MESSAGES = 200;
const GROUP_BYTES = 4 * 1024 * 1024;

type FetchingClient = Pick<ImapFlow, 'fetch'>;

/**
 * Messages of the open folder in ascending order of UID, each cut off after `maxBytes`; those that are gone are left
 * out. Servers may respond in any order (RFC 3501 7.4.2) and break off at any point: a message is only yielded when no
 * earlier one can follow, so that a cursor may move past it.
 * @param uids ascending
 */
export async function* fetchInOrder(
  client: FetchingClient,
  uids: readonly number[],
  maxBytes: number,
): AsyncGenerator<FetchMessageObject> {
  for (let start = 0; start < uids.length; start += GROUP_MESSAGES) {
    const sizes = await sizesOf(client, uids.slice(start, start + GROUP_MESSAGES));
    for (const group of groupsOf(sizes, maxBytes)) yield* fetchGroup(client, group, maxBytes);
  }
}

async function sizesOf(client: FetchingClient, uids: readonly number[]): Promise<[uid: number, bytes: number][]> {
  const sizes = new Map<number, number>();
  for await (const { uid, size } of client.fetch(uids.join(), { uid: true, size: true }, { uid: true }))
    if (uid && size !== undefined) sizes.set(uid, size);
  return uids.flatMap((uid): [number, number][] => {
    const size = sizes.get(uid);
    return size === undefined ? [] : [[uid, size]];
  });
}

function groupsOf(sizes: readonly [number, number][], maxBytes: number): number[][] {
  const groups: number[][] = [];
  let left = 0;
  for (const [uid, size] of sizes) {
    const bytes = Math.min(size, maxBytes);
    if (groups.length === 0 || bytes > left) {
      groups.push([]);
      left = GROUP_BYTES;
    }
    groups.at(-1)?.push(uid);
    left -= bytes;
  }
  return groups;
}

async function* fetchGroup(
  client: FetchingClient,
  uids: number[],
  maxBytes: number,
): AsyncGenerator<FetchMessageObject> {
  const came = new Map<number, FetchMessageObject>();
  let failure: { error: unknown } | null = null;
  const query = { uid: true, size: true, internalDate: true, source: { start: 0, maxLength: maxBytes } };
  try {
    // A server may report flags and other messages in between.
    for await (const message of client.fetch(uids.join(), query, { uid: true }))
      if (message.source) came.set(message.uid, message);
  } catch (error) {
    failure = { error };
  }
  for (const uid of uids) {
    const message = came.get(uid);
    if (message) yield message;
    // It may have been on its way still.
    else if (failure) break;
  }
  if (failure) throw failure.error;
}
