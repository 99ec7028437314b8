import { expect } from 'chai';
import { createSerper } from '../../../../../activities/outreach/discovery/providers/serper.js';
import { type SearchServer, serperAnswer, startSearchServer } from '../../../../support/servers/search-server.js';

const HIT = { url: 'https://blog.example/', title: 'Blog', snippet: 'Write for us' };
const { signal } = new AbortController();

describe('[I] Serper', () => {
  let server: SearchServer;
  before(async () => {
    server = await startSearchServer();
  });
  after(() => server.close());
  const search = (query: string) => createSerper(server.url, 'the-key').search(query, signal);

  it('is asked with the key, and gives its hits as plain text', async () => {
    server.reply({ body: serperAnswer([HIT]) });
    expect(await search('hand tools')).to.deep.equal({ hits: [HIT], warnings: [] });
    const [{ method = '', url = new URL('http://none.example'), headers = {}, body = '' } = {}] = server.asked;
    expect([method, url.pathname, url.search, headers['x-api-key']]).to.deep.equal(['POST', '/search', '', 'the-key']);
    expect(headers['content-type']).to.equal('application/json');
    expect(JSON.parse(body)).to.deep.equal({ q: 'hand tools', num: 20 });
  });

  it('may find nothing', async () => {
    server.reply({ body: serperAnswer([]) });
    expect(await search('x')).to.deep.equal({ hits: [], warnings: [] });
  });

  it('refuses a wrong key without naming it', async () => {
    server.reply({ status: 401, body: { message: 'the-key is wrong' } });
    const failure = await search('x').catch((error: Error) => error.message);
    expect(failure).to.equal('Serper refuses: the key is not accepted, or its JSON responses are switched off');
  });
});
