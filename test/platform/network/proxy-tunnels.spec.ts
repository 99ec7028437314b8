import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { expect } from 'chai';
import { createProxyTunnels, type ProxyTunnels } from '../../../platform/network/proxy-tunnels.js';
import { until } from '../../support/until.js';

const ESTABLISHED = 'HTTP/1.1 200 Connection Established\r\n\r\n';
const TARGET = { hostname: 'site.example', port: 80 };

describe('[I] createProxyTunnels', () => {
  const sockets: Socket[] = [];
  const servers: Server[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  });

  /** Both ends of a loopback connection. */
  async function pair(): Promise<[near: Socket, far: Socket]> {
    const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [far]: Socket[] = await once(server, 'connection');
    if (!far) throw new Error('No connection');
    sockets.push(
      near,
      far.on('error', () => {}),
    );
    return [near, far];
  }
  /** A browser, the proxy's side of it, and the site behind the tunnels. */
  async function setUp(options: { maxTunnels?: number; idleTimeoutMs?: number } = {}) {
    const [browser, client] = await pair();
    const [upstream, site] = await pair();
    const gate = { check: () => TARGET, dial: async () => upstream };
    const tunnels = createProxyTunnels(gate, { maxTunnels: 2, idleTimeoutMs: 5_000, ...options });
    return { browser, client, site, tunnels };
  }
  /** Until the other side ends. The async iterator would destroy the socket then, and with it the way back. */
  const read = async (socket: Socket): Promise<string> => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'end');
    return Buffer.concat(chunks).toString();
  };
  const untilEmpty = (tunnels: ProxyTunnels) => until('no tunnel is left', () => tunnels.count === 0);

  it('carries what came with the request first, then both ways, and all that was sent before the end', async () => {
    const { browser, client, site, tunnels } = await setUp();
    expect(await tunnels.open(client, TARGET, Buffer.from('head '))).to.equal(true);
    browser.end('and more');
    expect(await read(site)).to.equal('head and more');
    const large = 'x'.repeat(1_000_000);
    site.end(large);
    expect((await read(browser)).length).to.equal(ESTABLISHED.length + large.length);
    await untilEmpty(tunnels);
  });

  it('counts a tunnel while it is dialled, and refuses what is too many', async () => {
    const [, client] = await pair();
    const [, second] = await pair();
    const gate = { check: () => TARGET, dial: () => new Promise<Socket>(() => {}) };
    const tunnels = createProxyTunnels(gate, { maxTunnels: 1, idleTimeoutMs: 5_000 });
    void tunnels.open(client, TARGET, Buffer.alloc(0));
    expect(tunnels.count).to.equal(1);
    expect(await tunnels.open(second, TARGET, Buffer.alloc(0))).to.equal(false);
    tunnels.closeAll();
    await untilEmpty(tunnels);
    expect(client.destroyed).to.equal(true);
  });

  it('closes the site’s end when the browser is gone, even while dialling', async () => {
    const { browser, client, site, tunnels } = await setUp();
    await tunnels.open(client, TARGET, Buffer.alloc(0));
    browser.destroy();
    expect(await read(site)).to.equal('');
    const late = await setUp();
    late.client.destroy();
    await late.tunnels.open(late.client, TARGET, Buffer.alloc(0));
    expect(await read(late.site)).to.equal('');
  });

  it('ends a tunnel in which nothing moves', async () => {
    const { browser, client, tunnels } = await setUp({ idleTimeoutMs: 40 });
    await tunnels.open(client, TARGET, Buffer.alloc(0));
    expect(await read(browser)).to.equal(ESTABLISHED);
    await untilEmpty(tunnels);
  });

  it('passes on the failure to dial', async () => {
    const [, client] = await pair();
    const failure = new Error('no way');
    const tunnels = createProxyTunnels(
      { check: () => TARGET, dial: () => Promise.reject(failure) },
      { maxTunnels: 1, idleTimeoutMs: 5_000 },
    );
    expect(await tunnels.open(client, TARGET, Buffer.alloc(0)).catch((error: unknown) => error)).to.equal(failure);
  });
});
