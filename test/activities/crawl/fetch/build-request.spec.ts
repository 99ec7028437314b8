import { expect } from 'chai';
import { buildRequest } from '../../../../activities/crawl/fetch/build-request.js';
import type { FetchOptions } from '../../../../activities/crawl/ports.js';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { type LoopbackServer, startHttpServer, startRawServer } from '../../../support/servers/loopback-server.js';

describe('[U] build request', () => {
  const { signal } = new AbortController();
  const build = (options: FetchOptions, timeoutMs = 3_000) =>
    buildRequest('TestBot/1.0', new URL('https://site.example:8443/a?b=c#d'), options, { signal, timeoutMs });

  it('asks for the path and query by GET, HTML first, within the time', () => {
    expect(build({})).to.deep.equal({
      origin: 'https://site.example:8443',
      path: '/a?b=c',
      method: 'GET',
      headers: {
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'user-agent': 'TestBot/1.0',
        'accept-encoding': 'gzip, br, deflate',
      },
      signal,
      responseHeaders: 'raw',
      headersTimeout: 3_000,
      bodyTimeout: 3_000,
    });
    expect(build({}, 30_000)).to.include({ headersTimeout: 30_000, bodyTimeout: 10_000 });
  });

  it('keeps the connection after HEAD', () => {
    expect(build({ method: 'HEAD' })).to.include({ method: 'HEAD', reset: false });
    expect(build({ method: 'GET' })).not.to.have.property('reset');
  });
});

describe('[I] requests as they are sent', () => {
  const running: { close(): Promise<unknown> }[] = [];
  const keep = <Closable extends { close(): Promise<unknown> }>(closable: Closable): Closable => {
    running.push(closable);
    return closable;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((each) => each.close()));
  });
  const fetcherFor = (server: LoopbackServer): GuardedFetcher['fetcher'] =>
    keep(createGuardedFetcher([server.host])).fetcher;

  it('have their own agent and codings, whatever the caller asks for', async () => {
    let seen: Record<string, unknown> = {};
    const listener: Parameters<typeof startHttpServer>[0] = (request, response) => {
      seen = request.headers;
      response.end();
    };
    const site = keep(await startHttpServer(listener));
    const headers = { 'User-Agent': 'Mozilla', HOST: 'evil.example', 'accept-encoding': 'zstd', 'x-mine': '1' };
    await fetcherFor(site).fetchOnce(site.url, { headers, accept: 'text/plain' });
    expect(seen).to.deep.equal({
      host: site.host,
      connection: 'keep-alive',
      'user-agent': 'TestBot/1.0',
      accept: 'text/plain',
      'accept-encoding': 'gzip, br, deflate',
      'x-mine': '1',
    });
  });

  it('keep connections after HEAD', async () => {
    const sockets = new Set<unknown>();
    const listener: Parameters<typeof startHttpServer>[0] = (request, response) => {
      sockets.add(request.socket);
      response.end('body');
    };
    const site = keep(await startHttpServer(listener));
    const fetcher = fetcherFor(site);
    for (let time = 0; time < 20; time++) await fetcher.fetchOnce(site.url, { method: 'HEAD' });
    expect(site.hits).to.have.length(20);
    // The pool's own bound; without keeping there would be one for each request.
    expect(sockets.size).to.be.at.most(8);
  });

  it('lose the connection, and no answer, to a server that sends a body after HEAD', async () => {
    const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nbody';
    const site = keep(await startRawServer((socket) => socket.write(answer)));
    const fetcher = fetcherFor(site);
    for (let time = 1; time <= 3; time++) {
      const { facts } = await fetcher.fetchOnce(`${site.url}/${time}`, { method: 'HEAD' });
      expect([facts.status, facts.error]).to.deep.equal([200, null]);
    }
    expect(site.hits.map((line) => line.split(' ')[1])).to.deep.equal(['/1', '/2', '/3']);
  });
});
