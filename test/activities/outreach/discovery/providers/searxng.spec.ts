import { expect } from 'chai';
import { createSearxng } from '../../../../../activities/outreach/discovery/providers/searxng.js';
import { type SearchServer, searxngAnswer, startSearchServer } from '../../../../support/servers/search-server.js';

const HIT = { url: 'https://blog.example/', title: 'Blog', snippet: 'Write for us' };
const { signal } = new AbortController();

describe('[I] SearXNG', () => {
  let server: SearchServer;
  before(async () => {
    server = await startSearchServer();
  });
  after(() => server.close());

  it('is asked for JSON below its base address, and names the engines that gave nothing', async () => {
    server.reply({
      body: searxngAnswer(
        [HIT],
        [
          ['google', 'timeout'],
          ['bing', 'CAPTCHA'],
        ],
      ),
    });
    expect(await createSearxng(`${server.url}/searx`).search('hand tools "write for us"', signal)).to.deep.equal({
      hits: [HIT],
      warnings: ['SearXNG got no answer from google: timeout', 'SearXNG got no answer from bing: CAPTCHA'],
    });
    expect(server.asked.map(({ method, url }) => `${method} ${url.pathname}`)).to.deep.equal(['GET /searx/search']);
    expect(Object.fromEntries(server.asked[0]?.url.searchParams ?? [])).to.deep.equal({
      q: 'hand tools "write for us"',
      format: 'json',
      safesearch: '0',
    });
  });

  it('whose JSON is switched off refuses', async () => {
    server.reply({ status: 403, body: '<h1>Forbidden</h1>' });
    const failure = await createSearxng(server.url)
      .search('x', signal)
      .catch((error: Error) => `${error.name}: ${error.message}`);
    expect(failure).to.equal(
      'SearchFailedError: SearXNG refuses: the key is not accepted, or its JSON responses are switched off',
    );
    expect(server.asked).to.have.length(1);
  });

  it('may find nothing', async () => {
    server.reply({ body: searxngAnswer([]) });
    expect(await createSearxng(`${server.url}/`).search('x', signal)).to.deep.equal({ hits: [], warnings: [] });
    expect(server.asked[0]?.url.pathname).to.equal('/search');
  });
});
