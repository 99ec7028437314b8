import { expect } from 'chai';
import { boundedFetch } from '../../../../activities/llm/client/bounded-fetch.js';
import { type LoopbackServer, pour, startHttpServer } from '../../../support/servers/loopback-server.js';

describe('[I] bounded fetch', () => {
  let server: LoopbackServer;
  before(async () => {
    server = await startHttpServer(({ url }, response) => {
      if (url === '/endless') pour(response);
      else if (url === '/moved') response.writeHead(307, { location: '/fine' }).end();
      else response.writeHead(201, { 'x-more': 'yes' }).end('{"fine":true}');
    });
  });
  after(() => server.close());

  it('hands on an answer as it is', async () => {
    const response = await boundedFetch(`${server.url}/fine`);
    expect([response.status, response.headers.get('x-more'), await response.text()]).to.deep.equal([
      201,
      'yes',
      '{"fine":true}',
    ]);
  });

  it('cuts off a server that writes without end', async () => {
    const response = await boundedFetch(`${server.url}/endless`);
    const failure: unknown = await response.text().catch((error: unknown) => error);
    expect(String(failure)).to.contain('more than 262,144 bytes');
  });

  it('takes the key nowhere else', async () => {
    const failure: unknown = await boundedFetch(`${server.url}/moved`).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(TypeError);
    expect(server.hits.filter((hit) => hit === 'GET /fine')).to.have.length(1);
  });
});
