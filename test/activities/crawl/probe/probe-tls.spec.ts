import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';
import { expect } from 'chai';
import { probeTls } from '../../../../activities/crawl/probe/probe-tls.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { createSocketOpener } from '../../../../platform/network/socket-opener.js';
import { makeSelfSignedCertificate } from '../../../support/servers/self-signed-certificate.js';

const never = new AbortController().signal;

describe('[I] probe TLS', () => {
  const certificate = makeSelfSignedCertificate(['site.example', '*.site.example']);
  const running: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of running.splice(0)) await new Promise((resolve) => server.close(resolve));
  });

  async function listen(server: Server): Promise<number> {
    running.push(server);
    server.on('connection', (socket: Socket) => sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Asks a TLS server of these options as the given host. */
  async function probe(options: TlsOptions, host = 'site.example') {
    const server = createServer({ ...certificate, ...options }, (socket) => socket.end());
    server.on('tlsClientError', () => {});
    return ask(host, await listen(server));
  }

  function ask(host: string, port: number, scheme = 'https', signal = never) {
    const guard = createNetworkGuard({
      allowedPrivateHosts: [`${host}:${port}`],
      allowedPorts: ['443'],
      resolve: async () => ['127.0.0.1'],
    });
    return probeTls({ openSocket: createSocketOpener(guard, 20_000) }, `${scheme}://${host}:${port}/a`, signal);
  }

  it('reads the end and the names of a certificate that no one vouches for', async () => {
    expect(await probe({ minVersion: 'TLSv1.2' })).to.deep.equal({
      host: 'site.example',
      valid_to: '2049-12-31T23:59:59.000Z',
      names_host: true,
      names: ['site.example', '*.site.example', '127.0.0.1'],
      old_versions: [],
    });
  });

  const hosts: [host: string, named: boolean][] = [
    ['www.site.example', true],
    ['a.b.site.example', false],
    ['other.example', false],
    ['127.0.0.1', true],
  ];
  for (const [host, named] of hosts) {
    it(`${named ? 'names' : 'does not name'} ${host}`, async () => {
      expect(await probe({ minVersion: 'TLSv1.2' }, host)).to.include({ host, names_host: named });
    });
  }

  const versions: [minVersion: TlsOptions['minVersion'], old: string[]][] = [
    ['TLSv1', ['TLSv1', 'TLSv1.1']],
    ['TLSv1.1', ['TLSv1.1']],
    ['TLSv1.3', []],
  ];
  for (const [minVersion, old] of versions) {
    it(`a server from ${minVersion} on accepts ${old.join(' and ') || 'nothing old'}`, async () => {
      const facts = await probe({ minVersion, ciphers: 'DEFAULT@SECLEVEL=0' });
      expect(facts?.old_versions).to.deep.equal(old);
    });
  }

  it('a server that breaks off old handshakes does not accept them', async () => {
    const secure = createServer({ ...certificate, minVersion: 'TLSv1.2' }, (socket) => socket.end());
    // The ClientHello of an old client has no supported_versions extension (43).
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', (hello) => {
          if (!hello.includes(Buffer.from([0, 43]))) return socket.destroy();
          socket.pause();
          socket.unshift(hello);
          return secure.emit('connection', socket);
        });
      }),
    );
    expect((await ask('site.example', port))?.old_versions).to.deep.equal([]);
  });

  it('says nothing about http, about what is no TLS, and about hosts that may not be reached', async () => {
    const port = await listen(createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    expect(await ask('site.example', port, 'http')).to.equal(null);
    expect(await ask('site.example', port)).to.equal(null);
    const guard = createNetworkGuard({ allowedPrivateHosts: [], allowedPorts: ['443'] });
    const openSocket = createSocketOpener(guard, 20_000);
    expect(await probeTls({ openSocket }, `https://127.0.0.1:${port}/`, never)).to.equal(null);
  });

  it('stops when told to, with the reason', async () => {
    const controller = new AbortController();
    const port = await listen(createTcpServer(() => controller.abort(new Error('cancelled'))));
    const failure: unknown = await ask('site.example', port, 'https', controller.signal).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error).with.property('message', 'cancelled');
    expect(running).to.have.length(1);
  });
});
