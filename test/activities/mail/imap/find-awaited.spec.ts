import { expect } from 'chai';
import type { SearchObject } from 'imapflow';
import { findAwaited } from '../../../../activities/mail/imap/find-awaited.js';

const { signal } = new AbortController();
const UIDS = [5, 6, 7, 9];

/** A server that finds these whatever it is asked, or refuses to search. */
function clientWith(found: number[] | false) {
  const asked: SearchObject[] = [];
  return {
    asked,
    search: async (query: SearchObject) => {
      asked.push(query);
      return found;
    },
  };
}

describe('[U] finding awaited mail', () => {
  it('asks for both headers of each id, and for each address, among the given messages alone', async () => {
    const client = clientWith([9, 6, 400]);
    const awaited = { message_ids: ['<a@press.example>'], addresses: ['ed@blog.example'] };
    expect(await findAwaited(client, UIDS, awaited, signal)).to.deep.equal([6, 9]);
    const [query] = client.asked;
    expect(query?.uid).to.equal('5:9');
    expect(query?.or?.slice(0, 3)).to.deep.equal([
      { header: { 'in-reply-to': 'a@press.example' } },
      { header: { references: 'a@press.example' } },
      { from: 'ed@blog.example' },
    ]);
    // Pairs nest without a rest.
    expect(query?.or).to.have.length(32);
  });

  it('bounds what it asks for, and leaves out what would have to be quoted', async () => {
    const client = clientWith([]);
    const message_ids = Array.from({ length: 5_000 }, (_, index) => `<${index}@press.example>`);
    const addresses = [...Array.from({ length: 5_000 }, (_, index) => `e${index}@blog.example`)];
    await findAwaited(client, UIDS, { message_ids, addresses }, signal);
    expect(client.asked.length).to.be.within(10, 30);
    const odd = clientWith([]);
    await findAwaited(odd, UIDS, { message_ids: ['<"a\\@b>'], addresses: ['δοκιμή@blog.example'] }, signal);
    expect(odd.asked).to.deep.equal([]);
  });

  it('finds nothing where the server refuses to search', async () => {
    const awaited = { message_ids: ['<a@press.example>'], addresses: [] };
    expect(await findAwaited(clientWith(false), UIDS, awaited, signal)).to.deep.equal([]);
  });
});
