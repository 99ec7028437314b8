import { once } from 'node:events';
import { type Agent, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect } from 'chai';
import { createForwardAgent, forwardRequest } from '../../../platform/network/proxy-forward.js';
import { type LoopbackServer, startHttpServer, startRawServer } from '../../support/servers/loopback-server.js';

describe('[I] forwardRequest', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** A server that forwards everything to the site, and what failed. */
  async function forwarderTo(site: LoopbackServer, idleTimeoutMs = 5_000) {
    const dialled: string[] = [];
    const agent: Agent = createForwardAgent({
      check: () => ({ hostname: '', port: 0 }),
      dial: async ({ hostname, port }) => {
        dialled.push(`${hostname}:${port}`);
        const socket = connect(site.port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      },
    });
    const failures: Error[] = [];
    const server = createServer((incoming, response) => {
      forwardRequest(incoming, response, {
        agent,
        target: { hostname: 'site.example', port: 8080 },
        url: new URL(incoming.url ?? '/', 'http://site.example:8080'),
        idleTimeoutMs,
        onFailure: (error) => {
          failures.push(error);
          response.writeHead(599).end();
        },
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(
      site.close,
      () => agent.destroy(),
      () => server.closeAllConnections(),
      () => server.close(),
    );
    return { port: (server.address() as AddressInfo).port, dialled, failures };
  }
  async function send(
    port: number,
    options: { method?: string; headers?: string[]; body?: string; path?: string } = {},
  ) {
    const { body, ...rest } = options;
    const outgoing = request({ host: '127.0.0.1', port, agent: false, ...rest });
    outgoing.end(body);
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    if (!answer) throw new Error('No response');
    let text = '';
    for await (const chunk of answer) text += chunk;
    return { status: answer.statusCode, headers: answer.rawHeaders, text };
  }

  it('keeps order, case and repetition of headers, and drops those of one connection', async () => {
    let seen: string[] = [];
    const site = await startHttpServer((incoming, response) => {
      seen = incoming.rawHeaders;
      response
        .writeHead(203, [
          'X-One',
          '1',
          'x-one',
          '2',
          'Connection',
          'X-Secret',
          'X-Secret',
          's',
          'Set-Cookie',
          'a',
          'Set-Cookie',
          'b',
        ])
        .end('body');
    });
    const { port } = await forwarderTo(site);
    const headers = [
      'Host',
      'wrong.example',
      'X-B',
      '1',
      'x-b',
      '2',
      'Upgrade',
      'h2c',
      'Connection',
      'close, X-Hop',
      'X-Hop',
      'h',
      'Proxy-Authorization',
      'p',
    ];
    const answer = await send(port, { headers, path: '/a?b' });
    expect(seen).to.deep.equal(['Host', 'site.example:8080', 'X-B', '1', 'x-b', '2', 'Connection', 'keep-alive']);
    expect([answer.status, answer.text]).to.deep.equal([203, 'body']);
    expect(answer.headers.slice(0, 8)).to.deep.equal([
      'X-One',
      '1',
      'x-one',
      '2',
      'Set-Cookie',
      'a',
      'Set-Cookie',
      'b',
    ]);
    expect(answer.headers).not.to.include('X-Secret');
    expect(site.hits).to.deep.equal(['GET /a?b']);
  });

  it('dials through the gate once for several requests to one site', async () => {
    const site = await startHttpServer((_incoming, response) => response.end('x'));
    const { port, dialled } = await forwarderTo(site);
    for (let turn = 0; turn < 3; turn++) expect((await send(port)).text).to.equal('x');
    expect(dialled).to.deep.equal(['site.example:8080']);
  });

  it('repeats neither a request with a body nor one on a new connection', async () => {
    const site = await startRawServer((socket) => {
      if (site.hits.length === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      else socket.resetAndDestroy();
      socket.once('data', () => socket.resetAndDestroy());
    });
    const { port, failures } = await forwarderTo(site);
    expect((await send(port)).text).to.equal('ok');
    expect(
      (await send(port, { method: 'POST', body: 'once', headers: ['Host', 'x', 'Content-Length', '4'] })).status,
    ).to.equal(599);
    expect((await send(port)).status).to.equal(599);
    expect(failures.map((error) => 'code' in error && error.code)).to.deep.equal(['ECONNRESET', 'ECONNRESET']);
    expect(site.hits).to.have.length(2);
  });

  it('fails when the site is silent, and hangs up when it breaks off midway', async () => {
    const silent = await startRawServer(() => {});
    const { port, failures } = await forwarderTo(silent, 50);
    expect((await send(port)).status).to.equal(599);
    expect(failures[0]).to.have.property('code', 'ETIMEDOUT');
    const breaking = await startRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf'));
    const second = await forwarderTo(breaking);
    expect(await send(second.port).catch((error: unknown) => error)).to.have.property('code', 'ECONNRESET');
    expect(second.failures).to.deep.equal([]);
  });

  it('hangs up on statuses and headers that no answer of ours may have, and continues', async () => {
    const odd = ['HTTP/1.1 042 Odd\r\n', 'HTTP/1.1 000 Odd\r\n', 'HTTP/1.1 200 \x01\r\n'];
    let said = '';
    const site = await startRawServer((socket) => socket.end(`${said}Content-Length: 4\r\n\r\ntext`));
    const { port } = await forwarderTo(site);
    for (said of odd) {
      const answer = await send(port).catch((error: NodeJS.ErrnoException) => error.code);
      expect(answer, said).to.be.oneOf(['ECONNRESET', 'HPE_INVALID_STATUS']);
    }
    said = 'HTTP/1.1 200 OK\r\n';
    expect((await send(port)).status).to.equal(200);
  });
});
