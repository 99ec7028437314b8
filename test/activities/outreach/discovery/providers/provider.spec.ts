import { expect } from 'chai';
import { askProvider, readField, readHits } from '../../../../../activities/outreach/discovery/providers/provider.js';
import { freePort } from '../../../../support/servers/free-port.js';
import { type SearchServer, startSearchServer } from '../../../../support/servers/search-server.js';
import { until } from '../../../../support/until.js';

const NAMES = { url: 'link', title: 'name', snippet: 'about' };

describe('[I] ask a provider', () => {
  let server: SearchServer;
  before(async () => {
    server = await startSearchServer();
  });
  after(() => server.close());
  const ask = (url = server.url, signal = new AbortController().signal) =>
    askProvider('Engine', { url: new URL('/search', url) }, signal).catch(
      (error: Error) => `${error.name}: ${error.message}`,
    );

  for (const status of [429, 503])
    it(`once more after ${status}`, async () => {
      server.reply({ status }, { body: { found: 1 } });
      expect(await ask()).to.deep.equal({ found: 1 });
      expect(server.asked).to.have.length(2);
    });

  for (const [status, reason, times] of [
    [429, 'Engine allows no more searches at the moment', 2],
    [500, 'Engine returns status 500', 2],
    [404, 'Engine returns status 404', 1],
    [403, 'Engine refuses: the key is not accepted, or its JSON responses are switched off', 1],
  ] as const)
    it(`gives up ${status} after ${times}`, async () => {
      server.reply({ status, headers: { 'retry-after': '1' }, body: 'secret inside' });
      expect(await ask()).to.equal(`SearchFailedError: ${reason}`);
      expect(server.asked).to.have.length(times);
    });

  for (const body of ['<html>Hello</html>', '{"cut":', ''])
    it(`takes no "${body}" for JSON`, async () => {
      server.reply({ body });
      expect(await ask()).to.equal('SearchFailedError: Engine returned something that is not JSON');
    });

  it('says when no one listens, without the address', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await ask(url)).to.equal('SearchFailedError: Engine cannot be reached');
  });

  it('ends with its caller, before and while it waits to ask again', async () => {
    server.reply({ status: 429 });
    expect(await ask(server.url, AbortSignal.abort())).to.match(/^AbortError: /);
    const caller = new AbortController();
    const asked = ask(server.url, caller.signal);
    await until('the engine is asked', () => server.asked.length > 0);
    caller.abort(new Error('enough'));
    expect(await asked).to.equal('Error: enough');
    expect(server.asked).to.have.length(1);
  });
});

describe('[U] read hits', () => {
  it('by the names of their fields, without markup', () => {
    const list = [{ link: 'https://blog.example/', name: '<b>Blog</b>', about: 'x <strong>y</strong>' }];
    expect(readHits(list, NAMES)).to.deep.equal([{ url: 'https://blog.example/', title: 'Blog', snippet: 'x y' }]);
  });

  it('drops what has no web address, and cuts what is long', () => {
    const list = [
      null,
      7,
      'text',
      {},
      { link: 'javascript:x' },
      { link: 5 },
      { link: 'http://a.example/', about: 'x'.repeat(600) },
    ];
    expect(readHits(list, NAMES)).to.deep.equal([{ url: 'http://a.example/', title: '', snippet: 'x'.repeat(500) }]);
    for (const odd of [null, undefined, {}, 'text']) expect(readHits(odd, NAMES)).to.deep.equal([]);
  });

  it('takes a field of an answer of any shape', () => {
    expect(readField({ web: { results: [1] } }, 'web', 'results')).to.deep.equal([1]);
    expect(readField({ web: null }, 'web', 'results')).to.equal(undefined);
    expect(readField(null, 'web')).to.equal(undefined);
  });
});
