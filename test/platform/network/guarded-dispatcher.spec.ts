import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { Agent } from 'undici';
import { createGuardedDispatcher } from '../../../platform/network/guarded-dispatcher.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { type LoopbackServer, startHttpServer, startRawServer } from '../../support/servers/loopback-server.js';
import { makeSelfSignedCertificate } from '../../support/servers/self-signed-certificate.js';

const LIMITS = { connections: 1, headersTimeoutMs: 30_000, bodyTimeoutMs: 30_000, connectTimeoutMs: 30_000 };

describe('[I] createGuardedDispatcher', () => {
  let site: LoopbackServer;
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    site = await startHttpServer((request, response) => response.end(request.headers.host));
    closing.push(() => site.close());
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  function dispatcherFor(
    allowedPrivateHosts: string[],
    resolve: (hostname: string) => Promise<string[]>,
    options: { ca?: string; connectTimeoutMs?: number } = {},
  ) {
    const guard = createNetworkGuard({ allowedPrivateHosts, allowedPorts: ['80', '443'], resolve });
    const dispatcher = createGuardedDispatcher(guard, { ...LIMITS, ...options });
    closing.push(() => dispatcher.destroy());
    return dispatcher;
  }
  const get = async (dispatcher: Agent, origin: string) => {
    const { body } = await dispatcher.request({ origin, path: '/', method: 'GET' });
    return body.text();
  };
  const refusal = async (dispatcher: Agent, origin: string) => {
    const error = await get(dispatcher, origin).catch((reason: unknown) => reason);
    return error instanceof Error ? ('reason' in error ? error.reason : error.name) : error;
  };

  it('dials the approved address and keeps the Host of the URL', async () => {
    const dispatcher = dispatcherFor([`shop.example:${site.port}`], async () => ['127.0.0.1']);
    expect(await get(dispatcher, `http://shop.example:${site.port}`)).to.equal(`shop.example:${site.port}`);
  });

  it('refuses literals, names and ports although no one called checkUrl', async () => {
    const dispatcher = dispatcherFor([], async () => ['127.0.0.1']);
    expect(await refusal(dispatcher, site.url)).to.equal('address:loopback');
    expect(await refusal(dispatcher, `http://[::1]:${site.port}`)).to.equal('address:loopback');
    expect(await refusal(dispatcher, 'http://public.example')).to.equal('address:loopback');
    expect(await refusal(dispatcher, `http://localhost:${site.port}`)).to.equal('local_name');
    expect(await refusal(dispatcher, 'http://8.8.8.8:25')).to.equal('port');
    expect(site.hits).to.deep.equal([]);
  });

  it('asks the resolver once a connection, so that a second answer cannot change the target', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    let asked = 0;
    const dispatcher = dispatcherFor([`rebind.example:${site.port}`], async () => answers[asked++] ?? []);
    const origin = `http://rebind.example:${site.port}`;
    expect(await get(dispatcher, origin)).to.equal(`rebind.example:${site.port}`);
    expect(await get(dispatcher, origin)).to.equal(`rebind.example:${site.port}`);
    expect(asked).to.equal(1);
    await dispatcher.destroy();
    const again = dispatcherFor([`rebind.example:${site.port}`], async () => answers[asked++] ?? []);
    expect(await refusal(again, origin)).to.equal('address:cloud_metadata');
    expect(asked).to.equal(2);
    expect(site.hits).to.have.length(2);
  });

  it('refuses a public answer that turns private, and a mix of both', async () => {
    const answers = [['203.0.113.9', '8.8.8.8'], ['8.8.8.8', '127.0.0.1'], ['127.0.0.1'], ['::ffff:127.0.0.1']];
    let asked = 0;
    const dispatcher = dispatcherFor([], async () => answers[asked++] ?? []);
    const reasons: unknown[] = [];
    for (let turn = 0; turn < 5; turn++) reasons.push(await refusal(dispatcher, 'http://rebind.example'));
    expect(reasons).to.deep.equal([
      'address:documentation',
      'address:loopback',
      'address:loopback',
      'address:ipv4_mapped',
      'DnsFailureError',
    ]);
  });

  it('sends SNI of the URL, speaks HTTP/2 and remembers that', async () => {
    const { key, cert } = makeSelfSignedCertificate(['secure.example']);
    const names: unknown[] = [];
    const server = createSecureServer({ key, cert }, (_request, response) => response.end('h2'));
    server.on('secureConnection', (socket) => names.push(socket.servername));
    server.on('session', (session) => closing.push(async () => session.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const origin = `https://secure.example:${(server.address() as AddressInfo).port}`;
    const dispatcher = dispatcherFor([new URL(origin).host], async () => ['127.0.0.1'], { ca: cert });
    expect(dispatcher.httpVersion(origin)).to.equal('1.1');
    expect(await get(dispatcher, origin)).to.equal('h2');
    expect(dispatcher.httpVersion(origin)).to.equal('2');
    expect(dispatcher.httpVersion('https://other.example')).to.equal('1.1');
    expect(names).to.deep.equal(['secure.example']);
  });

  it('gives up when TLS never answers', async () => {
    const silent = await startRawServer(() => {});
    closing.push(() => silent.close());
    const dispatcher = dispatcherFor([silent.host], async () => [], { connectTimeoutMs: 500 });
    expect(await refusal(dispatcher, `https://${silent.host}`)).to.equal('ConnectTimeoutError');
  });

  it('bounds the headers of an answer', async () => {
    const shouting = await startRawServer((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(70_000)}\r\n\r\n`),
    );
    closing.push(() => shouting.close());
    expect(
      await refusal(
        dispatcherFor([shouting.host], async () => []),
        shouting.url,
      ),
    ).to.equal('HeadersOverflowError');
  });

  it('guards a plain agent as well through guard.connect', async () => {
    const guard = createNetworkGuard({ allowedPrivateHosts: [site.host], allowedPorts: ['80'] });
    const agent = new Agent({ connect: guard.connect });
    closing.push(() => agent.destroy());
    expect(await get(agent, site.url)).to.equal(site.host);
    expect(await refusal(agent, 'http://127.0.0.1')).to.equal('address:loopback');
  });
});
