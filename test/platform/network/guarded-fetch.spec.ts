import { expect } from 'chai';
import { createGuardedDispatcher, type GuardedDispatcher } from '../../../platform/network/guarded-dispatcher.js';
import { createGuardedFetch, type GuardedFetch, type GuardedRequest } from '../../../platform/network/guarded-fetch.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { type LoopbackServer, pour, startHttpServer, startRawServer } from '../../support/servers/loopback-server.js';

const ASKED: GuardedRequest = { method: 'GET', headers: {}, maxBytes: 1_000, timeoutMs: 30_000 };

const timeouts = { headersTimeoutMs: 30_000, bodyTimeoutMs: 30_000, connectTimeoutMs: 30_000 };

describe('[I] guarded fetch', () => {
  let server: LoopbackServer;
  let dispatcher: GuardedDispatcher;
  let fetch: GuardedFetch;
  before(async () => {
    server = await startHttpServer((request, response) => {
      if (request.url === '/endless') return pour(response);
      if (request.url === '/silent') return;
      if (request.url === '/cut') {
        response.writeHead(200, { 'content-length': '100' }).write('begun');
        return void setTimeout(() => response.destroy(), 50);
      }
      if (request.url === '/empty') return void response.writeHead(204).end();
      if (request.url === '/away') return void response.writeHead(302, { location: '/elsewhere' }).end();
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const { authorization, 'accept-encoding': encoding } = request.headers;
        response.writeHead(201, { 'content-type': 'application/json', 'x-two': ['a', 'b'] });
        response.end(JSON.stringify({ method: request.method, authorization, encoding, body }));
      });
    });
    const guard = createNetworkGuard({ allowedPrivateHosts: [server.host], allowedPorts: ['443'] });
    dispatcher = createGuardedDispatcher(guard, { connections: 4, ...timeouts });
    fetch = createGuardedFetch(dispatcher, guard);
  });
  after(async () => {
    await dispatcher.destroy();
    await server.close();
  });
  const failureOf = (url: string, asked: Partial<GuardedRequest> = {}) =>
    fetch(url, { ...ASKED, ...asked }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );

  it('asks as told and gives an answer like any other', async () => {
    const response = await fetch(`${server.url}/`, {
      ...ASKED,
      method: 'POST',
      headers: { authorization: 'Bearer x' },
      body: 'grant=1',
    });
    expect([response.status, response.ok, response.headers.get('x-two')]).to.deep.equal([201, true, 'a, b']);
    expect(await response.json()).to.deep.equal({
      method: 'POST',
      authorization: 'Bearer x',
      encoding: 'identity',
      body: 'grant=1',
    });
  });

  it('takes an answer without a body', async () => {
    const response = await fetch(`${server.url}/empty`, ASKED);
    expect([response.status, await response.text()]).to.deep.equal([204, '']);
  });

  it('follows no redirect', async () => {
    const { length } = server.hits;
    expect(await failureOf(`${server.url}/away`)).to.equal(302);
    expect(server.hits.slice(length)).to.deep.equal(['GET /away']);
  });

  it('reads no more than it was told to', async () => {
    const failure = await fetch(`${server.url}/endless`, ASKED).catch((error: Error) => error.message);
    expect(failure).to.equal('The answer has more than 1000 bytes');
  });

  it('where the status is what counts, keeps the beginning of what is too long or cut off', async () => {
    const beginningOf = async (path: string, maxBytes: number) => {
      const answer = await fetch(`${server.url}${path}`, { ...ASKED, maxBytes, keepsBeginning: true });
      return [answer.status, await answer.text()];
    };
    expect(await beginningOf('/endless', 1_000)).to.deep.equal([200, 'x'.repeat(1_000)]);
    expect(await beginningOf('/cut', 1_000)).to.deep.equal([200, 'begun']);
    expect(await beginningOf('/cut', 3)).to.deep.equal([200, 'beg']);
    expect(await beginningOf('/empty', 1_000)).to.deep.equal([204, '']);
    expect(await failureOf(`${server.url}/cut`)).to.equal('SocketError');
    expect(await failureOf(`${server.url}/silent`, { timeoutMs: 100, keepsBeginning: true })).to.equal('TimeoutError');
  });

  it('does not wait for ever, and stops when told to', async () => {
    expect(await failureOf(`${server.url}/silent`, { timeoutMs: 100 })).to.equal('TimeoutError');
    expect(await failureOf(`${server.url}/silent`, { signal: AbortSignal.abort(new Error('stop')) })).to.equal('Error');
  });

  it('takes headers that the Fetch standard has no room for, and refuses a status that HTTP does not have', async () => {
    const odd = async (head: string) => {
      const site = await startRawServer((socket) => socket.end(Buffer.from(`${head}Content-Length: 4\r\n\r\ntext`)));
      const guard = createNetworkGuard({ allowedPrivateHosts: [site.host], allowedPorts: ['443'] });
      const own = createGuardedDispatcher(guard, { connections: 1, ...timeouts });
      const answer = await createGuardedFetch(own, guard)(site.url, ASKED).then(
        async (response) => [response.status, response.headers.get('x-plain'), await response.text()],
        (error: Error) => error.message,
      );
      await Promise.all([own.destroy(), site.close()]);
      return answer;
    };
    expect(await odd('HTTP/1.1 200 OK\r\nX-Odd: 你好\r\nX-Plain: yes\r\n')).to.deep.equal([200, 'yes', 'text']);
    expect(await odd('HTTP/1.1 700 Odd\r\n')).to.equal('The response has the status 700, which HTTP does not have');
  });

  it('goes nowhere that the guard forbids', async () => {
    for (const url of [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'http://10.0.0.1/',
    ])
      expect(await failureOf(url), url).to.equal('UrlNotAllowedError');
  });
});
