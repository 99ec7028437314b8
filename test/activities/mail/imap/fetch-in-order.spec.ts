import { expect } from 'chai';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { fetchInOrder } from '../../../../activities/mail/imap/fetch-in-order.js';

interface Stored {
  uid: number;
  bytes: number;
}

interface Asked {
  uids: number[];
  withSource: boolean;
}

/** A folder whose server answers in the order that `arrange` makes, and breaks off before the message `cutAt`. */
function clientOver(
  stored: readonly Stored[],
  { arrange = (uids: number[]) => uids, cutAt = -1, strays = [] as number[] } = {},
): { client: Pick<ImapFlow, 'fetch'>; asked: Asked[] } {
  const asked: Asked[] = [];
  const fetch = async function* (range: string, query: { source?: { maxLength?: number } }) {
    const uids = range.split(',').map(Number);
    asked.push({ uids, withSource: query.source !== undefined });
    for (const uid of strays) yield { uid, seq: uid, flags: new Set(['\\Seen']) } as FetchMessageObject;
    for (const uid of query.source ? arrange(uids) : uids) {
      if (query.source && uid === cutAt) throw new Error('cut');
      const message = stored.find((one) => one.uid === uid);
      if (!message) continue;
      const source = Buffer.alloc(Math.min(message.bytes, query.source?.maxLength ?? 0), 'x');
      yield { uid, seq: uid, size: message.bytes, ...(query.source && { source }) } as FetchMessageObject;
    }
  };
  return { client: { fetch: fetch as unknown as ImapFlow['fetch'] }, asked };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const small = (uids: readonly number[]): Stored[] => uids.map((uid) => ({ uid, bytes: 1_000 }));

async function read(
  client: Pick<ImapFlow, 'fetch'>,
  uids: number[],
  maxBytes = 10_000_000,
): Promise<{ uids: number[]; lengths: number[]; failure: string | null }> {
  const found: FetchMessageObject[] = [];
  let failure: string | null = null;
  try {
    for await (const message of fetchInOrder(client, uids, maxBytes)) found.push(message);
  } catch (error) {
    failure = (error as Error).message;
  }
  return { uids: found.map(({ uid }) => uid), lengths: found.map(({ source }) => source?.length ?? -1), failure };
}

describe('[U] fetchInOrder', () => {
  it('asks for two hundred at a time', async () => {
    const { client, asked } = clientOver(small(range(1, 450)));
    expect((await read(client, range(1, 450))).uids).to.deep.equal(range(1, 450));
    expect(asked.filter(({ withSource }) => withSource).map(({ uids }) => uids.length)).to.deep.equal([200, 200, 50]);
  });

  it('gives them in ascending order, in whatever order they come', async () => {
    const { client } = clientOver(small(range(1, 30)), { arrange: (uids) => uids.toReversed() });
    expect((await read(client, range(1, 30))).uids).to.deep.equal(range(1, 30));
  });

  it('leaves out what is gone, and what was not asked for', async () => {
    const { client } = clientOver(small([1, 2, 4]), { strays: [9, 2] });
    expect(await read(client, [1, 2, 3, 4])).to.deep.equal({
      uids: [1, 2, 4],
      lengths: [1_000, 1_000, 1_000],
      failure: null,
    });
  });

  it('gives what came before the connection was cut, and nothing that has a gap before it', async () => {
    const { client } = clientOver(small(range(1, 10)), { cutAt: 6 });
    expect(await read(client, range(1, 10))).to.include({ failure: 'cut' });
    expect((await read(client, range(1, 10))).uids).to.deep.equal(range(1, 5));
    const odd = clientOver(small(range(1, 10)), { cutAt: 3, arrange: (uids) => [1, 2, 7, 8, ...uids.slice(2)] });
    expect((await read(odd.client, range(1, 10))).uids).to.deep.equal([1, 2]);
  });

  it('holds no more than some megabytes at a time, and cuts what is larger than asked for', async () => {
    const stored = range(1, 9).map((uid) => ({ uid, bytes: 3_000_000 }));
    const { client, asked } = clientOver([...stored, { uid: 10, bytes: 50_000_000 }]);
    const { uids, lengths } = await read(client, range(1, 10), 2_000_000);
    expect(uids).to.deep.equal(range(1, 10));
    expect(new Set(lengths)).to.deep.equal(new Set([2_000_000]));
    const groups = asked.filter(({ withSource }) => withSource).map((one) => one.uids);
    expect(groups).to.deep.equal([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
    ]);
  });
});
