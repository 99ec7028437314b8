import { expect } from 'chai';
import { createBrave } from '../../../../../activities/outreach/discovery/providers/brave.js';
import { braveAnswer, type SearchServer, startSearchServer } from '../../../../support/servers/search-server.js';

const HIT = { url: 'https://blog.example/', title: 'Blog', snippet: 'Write for us' };
const { signal } = new AbortController();

describe('[I] Brave', () => {
  let server: SearchServer;
  before(async () => {
    server = await startSearchServer();
  });
  after(() => server.close());
  const search = (query: string) => createBrave(server.url, 'the-key').search(query, signal);

  it('is asked with the key, and gives its hits as plain text', async () => {
    server.reply({ body: braveAnswer([HIT]) });
    expect(await search('hand tools')).to.deep.equal({ hits: [HIT], warnings: [] });
    const [{ method = '', url = new URL('http://none.example'), headers = {}, body = '' } = {}] = server.asked;
    expect([method, url.pathname, headers['x-subscription-token'], body]).to.deep.equal([
      'GET',
      '/res/v1/web/search',
      'the-key',
      '',
    ]);
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({ q: 'hand tools', count: '20' });
  });

  it('may find nothing', async () => {
    server.reply({ body: braveAnswer([]) });
    expect(await search('x')).to.deep.equal({ hits: [], warnings: [] });
  });

  it('refuses a wrong key without naming it', async () => {
    server.reply({ status: 401, body: { message: 'the-key is wrong' } });
    const failure = await search('x').catch((error: Error) => error.message);
    expect(failure).to.equal('Brave refuses: the key is not accepted, or its JSON responses are switched off');
  });
});
