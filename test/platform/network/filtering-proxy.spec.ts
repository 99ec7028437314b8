import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { ProxyAgent } from 'undici';
import {
  type FilteringProxy,
  type FilteringProxyOptions,
  startFilteringProxy,
} from '../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { freePort } from '../../support/servers/free-port.js';
import { type LoopbackServer, startHttpServer, startRawServer } from '../../support/servers/loopback-server.js';
import { until } from '../../support/until.js';

/** Systems give port 1 to no one by chance. */
const NOBODY = '127.0.0.1:1';

describe('[I] startFilteringProxy', () => {
  const closing: (() => Promise<unknown>)[] = [];
  let site: LoopbackServer;
  let inside: LoopbackServer;

  beforeEach(async () => {
    inside = await startHttpServer((_request, response) => response.end('secret'));
    site = await startHttpServer((request, response) => {
      if (request.url === '/inside') return response.writeHead(302, { location: inside.url }).end();
      if (request.method === 'POST') return request.pipe(response);
      response.setHeader('X-Seen', JSON.stringify(request.rawHeaders));
      return response.end(`${request.method} ${request.url}`);
    });
    closing.push(site.close, inside.close);
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function proxyFor(
    hosts: string[],
    options: Partial<FilteringProxyOptions> & { resolve?: (hostname: string) => Promise<string[]> } = {},
  ): Promise<FilteringProxy> {
    const { resolve, ...rest } = options;
    const guard = createNetworkGuard({ allowedPrivateHosts: hosts, allowedPorts: ['80', '443'], resolve });
    const proxy = await startFilteringProxy({ guard, ...rest });
    closing.push(() => proxy.close());
    return proxy;
  }
  /** Sends bytes to the proxy and collects what comes back until it closes. */
  async function say(proxy: FilteringProxy, bytes: string): Promise<string> {
    const socket = await dial(proxy);
    socket.write(bytes);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    return Buffer.concat(parts).toString();
  }
  const dial = async (proxy: FilteringProxy): Promise<Socket> => {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    closing.push(async () => socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const get = (target: string, extra = '') =>
    `GET ${target} HTTP/1.1\r\nHost: ignored.example\r\n${extra}Connection: close\r\n\r\n`;
  const statusLine = (answer: string) => answer.split('\r\n', 1)[0];

  it('passes a request on with the Host of its target and without what concerns one connection', async () => {
    const proxy = await proxyFor([site.host]);
    const extra =
      'X-Kept: 1\r\nX-Named: 2\r\nProxy-Connection: keep-alive\r\nProxy-Authorization: x\r\nTE: trailers\r\n';
    const answer = await say(
      proxy,
      get(`${site.url}/a?b`, extra).replace('Connection: close', 'Connection: close, X-Named'),
    );
    expect(statusLine(answer)).to.equal('HTTP/1.1 200 OK');
    expect(answer).to.match(/GET \/a\?b$/);
    const seen: string[] = JSON.parse(/X-Seen: (.*)/.exec(answer)?.[1] ?? '[]');
    expect(seen).to.deep.equal(['Host', site.host, 'X-Kept', '1', 'Connection', 'keep-alive']);
  });

  it('passes bodies both ways and long URLs', async () => {
    const proxy = await proxyFor([site.host]);
    const body = 'x'.repeat(200_000);
    const agent = new ProxyAgent({ uri: proxy.url, proxyTunnel: false });
    closing.push(() => agent.close());
    const echo = await agent.request({ origin: site.url, path: '/', method: 'POST', body });
    expect(await echo.body.text()).to.equal(body);
    const path = `/${'p'.repeat(5_000)}`;
    const long = await agent.request({ origin: site.url, path, method: 'GET' });
    expect(await long.body.text()).to.equal(`GET ${path}`);
  });

  it('tunnels to what is allowed and counts the tunnel', async () => {
    const proxy = await proxyFor([site.host]);
    const agent = new ProxyAgent({ uri: proxy.url, proxyTunnel: true });
    const { body } = await agent.request({ origin: site.url, path: '/through', method: 'GET' });
    expect(await body.text()).to.equal('GET /through');
    expect([proxy.tunnels, proxy.refused]).to.deep.equal([1, 0]);
    await agent.close();
  });

  const refused: [what: string, target: (inside: LoopbackServer) => string][] = [
    ['another loopback port', ({ url }) => `${url}/`],
    ['loopback by name', ({ port }) => `http://localhost:${port}/`],
    ['loopback as a number', ({ port }) => `http://2130706433:${port}/`],
    ['loopback as IPv6', ({ port }) => `http://[::1]:${port}/`],
    ['loopback mapped', ({ port }) => `http://[::ffff:7f00:1]:${port}/`],
    ['metadata', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a name that resolves inside', () => 'http://inside.example/'],
    ['a name with one inside answer', () => 'http://mixed.example/'],
    ['a port that is not allowed', () => 'http://8.8.8.8:22/'],
    ['user info', ({ host }) => `http://8.8.8.8@${host}/`],
  ];
  const resolve = async (hostname: string) => (hostname === 'inside.example' ? ['127.0.0.1'] : ['8.8.8.8', '10.0.0.1']);
  for (const [what, target] of refused) {
    it(`refuses ${what}, as request and as tunnel`, async () => {
      const reported: string[] = [];
      const proxy = await proxyFor([site.host], {
        resolve,
        onRefused: (where, reason) => reported.push(`${where} ${reason}`),
      });
      const url = target(inside);
      expect(statusLine(await say(proxy, get(url)))).to.equal('HTTP/1.1 403 Forbidden');
      if (!url.includes('@')) {
        const { hostname, port } = new URL(url);
        const authority = `${hostname}:${port || 80}`;
        expect(statusLine(await say(proxy, `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`))).to.equal(
          'HTTP/1.1 403 Forbidden',
        );
        expect(proxy.refused).to.equal(2);
      }
      expect(reported[0]).to.match(new RegExp(`^${url.replace(/[[\].?+]/g, '.')} [a-z_:0-9]+$`));
      expect(inside.hits).to.deep.equal([]);
    });
  }

  it('does not follow redirects: the browser asks again and is refused', async () => {
    const proxy = await proxyFor([site.host]);
    expect(statusLine(await say(proxy, get(`${site.url}/inside`)))).to.equal('HTTP/1.1 302 Found');
    expect(inside.hits).to.deep.equal([]);
  });

  it('resolves again for every connection and dials what it judged', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    let asked = 0;
    const name = `rebind.example:${site.port}`;
    const proxy = await proxyFor([name], { resolve: async () => answers[asked++] ?? [] });
    const request = `CONNECT ${name} HTTP/1.1\r\n\r\nGET /1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(await say(proxy, request)).to.match(
      /^HTTP\/1.1 200 Connection Established\r\n\r\nHTTP\/1.1 200 OK[\s\S]*GET \/1$/,
    );
    expect(statusLine(await say(proxy, request))).to.equal('HTTP/1.1 403 Forbidden');
    expect([asked, site.hits.length]).to.deep.equal([2, 1]);
  });

  it('does not connect to itself, even as an exception', async () => {
    const port = await freePort();
    const proxy = await proxyFor([`127.0.0.1:${port}`, `self.example:${port}`], {
      port,
      resolve: async () => ['127.0.0.1'],
    });
    for (const host of [`127.0.0.1:${port}`, `self.example:${port}`]) {
      expect(statusLine(await say(proxy, get(`http://${host}/`)))).to.equal('HTTP/1.1 403 Forbidden');
      expect(statusLine(await say(proxy, `CONNECT ${host} HTTP/1.1\r\n\r\n`))).to.equal('HTTP/1.1 403 Forbidden');
    }
  });

  it('returns 400 to what is no proxy request', async () => {
    const proxy = await proxyFor([site.host]);
    const authorities = [
      '/',
      'host',
      `user@${site.host}`,
      `${site.host}/path`,
      `${site.host}#x`,
      ':80',
      '[::1',
      'a b:80',
    ];
    expect(statusLine(await say(proxy, get('/local')))).to.equal('HTTP/1.1 400 Bad Request');
    expect(statusLine(await say(proxy, get('file:///etc/passwd')))).to.equal('HTTP/1.1 400 Bad Request');
    expect(statusLine(await say(proxy, get('ftp://8.8.8.8/')))).to.equal('HTTP/1.1 400 Bad Request');
    for (const authority of authorities) {
      // A request line that is not HTTP at all is answered by closing.
      const answer = statusLine(await say(proxy, `CONNECT ${authority} HTTP/1.1\r\n\r\n`));
      expect(answer, authority).to.be.oneOf(['HTTP/1.1 400 Bad Request', '']);
    }
    expect(proxy.refused).to.equal(0);
  });

  it('hangs up on a request and answers a tunnel 502 when the site cannot be reached, does not resolve or is silent', async () => {
    const silent = await startRawServer(() => {});
    closing.push(silent.close);
    const resolveNothing = async () => Promise.reject(new Error('ENOTFOUND'));
    const proxy = await proxyFor([silent.host, NOBODY], { idleTimeoutMs: 100, resolve: resolveNothing });
    for (const host of [NOBODY, 'gone.example:80']) {
      expect(await say(proxy, get(`http://${host}/`)), host).to.equal('');
      expect(statusLine(await say(proxy, `CONNECT ${host} HTTP/1.1\r\n\r\n`))).to.equal('HTTP/1.1 502 Bad Gateway');
    }
    expect(await say(proxy, get(silent.url))).to.equal('');
    expect(silent.hits).to.have.length(1);
    expect(proxy.refused).to.equal(0);
  });

  it('asks once more when a kept connection was closed under it', async () => {
    const flaky = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      // The next request on this connection meets a reset.
      socket.once('data', () => socket.resetAndDestroy());
    });
    closing.push(flaky.close);
    const proxy = await proxyFor([flaky.host]);
    expect(await say(proxy, get(flaky.url))).to.match(/ok$/);
    expect(await say(proxy, get(flaky.url))).to.match(/ok$/);
    expect(flaky.hits).to.have.length(2);
  });

  it('has room for so many tunnels, and frees it', async () => {
    const proxy = await proxyFor([site.host], { maxTunnels: 2 });
    const open = async () => {
      const socket = await dial(proxy);
      socket.write(`CONNECT ${site.host} HTTP/1.1\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      return { socket, status: statusLine(String(answer)) };
    };
    const first = await open();
    expect([first.status, (await open()).status, (await open()).status]).to.deep.equal([
      'HTTP/1.1 200 Connection Established',
      'HTTP/1.1 200 Connection Established',
      'HTTP/1.1 503 Service Unavailable',
    ]);
    first.socket.destroy();
    await until('the tunnel is gone', () => proxy.tunnels === 1);
    expect((await open()).status).to.equal('HTTP/1.1 200 Connection Established');
  });

  it('ends a silent tunnel, and all of them when it closes', async () => {
    const quiet = await proxyFor([site.host], { idleTimeoutMs: 60 });
    expect(await say(quiet, `CONNECT ${site.host} HTTP/1.1\r\n\r\n`)).to.equal(
      'HTTP/1.1 200 Connection Established\r\n\r\n',
    );
    const proxy = await proxyFor([site.host]);
    const socket = await dial(proxy);
    socket.write(`CONNECT ${site.host} HTTP/1.1\r\n\r\n`);
    await once(socket, 'data');
    const ended = once(socket, 'close');
    await proxy.close();
    await ended;
    expect(proxy.tunnels).to.equal(0);
  });

  it('fails to start on a port that is taken', async () => {
    const error = await proxyFor([], { port: site.port }).catch((reason: unknown) => reason);
    expect(error).to.have.property('code', 'EADDRINUSE');
  });
});
