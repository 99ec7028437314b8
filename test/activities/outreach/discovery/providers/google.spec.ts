import { expect } from 'chai';
import { createGoogle } from '../../../../../activities/outreach/discovery/providers/google.js';
import { googleAnswer, type SearchServer, startSearchServer } from '../../../../support/servers/search-server.js';

const HIT = { url: 'https://blog.example/', title: 'Blog', snippet: 'Write for us' };
const { signal } = new AbortController();

describe('[I] Google', () => {
  let server: SearchServer;
  before(async () => {
    server = await startSearchServer();
  });
  after(() => server.close());
  const search = (query: string) => createGoogle(server.url, 'the-key', 'the-engine').search(query, signal);

  it('is asked with the key, and gives its hits as plain text', async () => {
    server.reply({ body: googleAnswer([HIT]) });
    expect(await search('hand tools')).to.deep.equal({ hits: [HIT], warnings: [] });
    const [{ method = '', url = new URL('http://none.example'), headers = {}, body = '' } = {}] = server.asked;
    expect([method, url.pathname, body, headers['authorization']]).to.deep.equal([
      'GET',
      '/customsearch/v1',
      '',
      undefined,
    ]);
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      key: 'the-key',
      cx: 'the-engine',
      q: 'hand tools',
      num: '10',
    });
  });

  it('may find nothing', async () => {
    server.reply({ body: googleAnswer([]) });
    expect(await search('x')).to.deep.equal({ hits: [], warnings: [] });
  });

  it('refuses a wrong key without naming it', async () => {
    server.reply({ status: 401, body: { message: 'the-key is wrong' } });
    const failure = await search('x').catch((error: Error) => error.message);
    expect(failure).to.equal('Google refuses: the key is not accepted, or its JSON responses are switched off');
  });
});
