import { expect } from 'chai';
import { GuardedDispatcher } from '../../../platform/network/guarded-dispatcher.js';
import { createGuardedPost, type PostText } from '../../../platform/network/guarded-post.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { type LoopbackServer, pour, startHttpServer } from '../../support/loopback-server.js';

describe('[I] createGuardedPost', () => {
  let server: LoopbackServer;
  let inside: LoopbackServer;
  let dispatcher: GuardedDispatcher;
  let post: PostText;
  let got: { method: string | undefined; headers: object; body: string }[];
  before(async () => {
    inside = await startHttpServer((_request, response) => response.end('secret'));
    server = await startHttpServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString('utf8');
      got.push({ method: request.method, headers: request.headers, body });
      if (request.url === '/moved') response.writeHead(307, { location: inside.url }).end();
      else if (request.url === '/busy') response.writeHead(503, { 'retry-after': '7' }).end('busy');
      else if (request.url === '/flood') pour(response.writeHead(200));
      else if (request.url === '/cut') {
        response.writeHead(200, { 'content-length': '100' }).write('begun');
        setTimeout(() => response.destroy(), 50);
      } else if (request.url !== '/silent') response.end('thanks');
    });
    const guard = createNetworkGuard({ allowedPrivateHosts: [server.host], allowedPorts: ['443'] });
    const limits = { connections: 2, headersTimeoutMs: 5_000, bodyTimeoutMs: 5_000, connectTimeoutMs: 2_000 };
    dispatcher = new GuardedDispatcher(guard, limits);
    post = createGuardedPost(dispatcher, guard);
  });
  beforeEach(() => {
    got = [];
  });
  after(async () => {
    await dispatcher.destroy();
    await Promise.all([server.close(), inside.close()]);
  });

  const send = (path: string, timeoutMs = 5_000, url = server.url) => {
    const { signal } = new AbortController();
    return post({ url: `${url}${path}`, headers: { 'x-id': '1' }, body: '{"a":"ü"}', timeoutMs, signal });
  };

  it('sends the text with its headers, and gives the answer', async () => {
    expect(await send('/')).to.deep.equal({ status: 200, retry_after: null, text: 'thanks' });
    expect(got.map(({ method, body }) => [method, body])).to.deep.equal([['POST', '{"a":"ü"}']]);
    expect(got[0]?.headers).to.include({ 'x-id': '1', 'content-length': '10' });
  });

  it('gives Retry-After, and follows no redirect', async () => {
    expect(await send('/busy')).to.deep.equal({ status: 503, retry_after: '7', text: 'busy' });
    expect((await send('/moved')).status).to.equal(307);
    expect(inside.hits).to.deep.equal([]);
  });

  it('reads the beginning of an answer without end, and of one that is cut off', async () => {
    expect((await send('/flood')).text).to.equal('x'.repeat(4_096));
    expect(await send('/cut')).to.deep.include({ status: 200, text: 'begun' });
  });

  it('gives up on silence', async () => {
    const failure = await send('/silent', 200).catch((error: unknown) => error);
    expect(failure).to.have.property('name', 'TimeoutError');
  });

  it('does not reach inside', async () => {
    const failure = await send('/', 1_000, inside.url).catch((error: unknown) => error);
    expect(failure).to.have.property('name', 'UrlNotAllowedError');
    expect(inside.hits).to.deep.equal([]);
  });
});
