import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { expect } from 'chai';
import { transportOver } from '../../../../activities/mail/imap/imap-transport.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';
import { makeSelfSignedCertificate } from '../../../support/servers/self-signed-certificate.js';

const { key, cert } = makeSelfSignedCertificate(['imap.press.example']);
const target = { host: 'imap.press.example', port: 993, servername: 'imap.press.example', tls: { ca: cert } };

describe('[I] transportOver', () => {
  const plainServer = createServer((socket) => socket.on('data', (text) => socket.end(`plain ${text}`)));
  const tlsServer = createTlsServer({ key, cert }, (socket) =>
    socket.on('data', (text) => socket.end(`tls ${socket.servername} ${text}`)),
  );
  before(() => Promise.all([plainServer, tlsServer].map((server) => once(server.listen(0, '127.0.0.1'), 'listening'))));
  after(() => {
    for (const server of [plainServer, tlsServer]) server.close();
  });

  async function exchange(server: Server, start: (plain: Socket, onReady: () => void) => Duplex): Promise<string> {
    const { port } = server.address() as AddressInfo;
    const plain = await openLoopback('', port);
    const socket = await new Promise<Duplex>((resolve, reject) => {
      const started: Duplex = start(plain, () => setImmediate(() => resolve(started))).on('error', reject);
    });
    socket.write('hello');
    const [answer] = await once(socket, 'data');
    plain.destroy();
    return String(answer);
  }

  it('gives the open connection as it is', async () => {
    const said = await exchange(plainServer, (plain, ready) =>
      transportOver(plain).connect({ ...target, secure: false }, ready),
    );
    expect(said).to.equal('plain hello');
  });

  it('encrypts it from the start, or later, under the name of the server', async () => {
    const secure = await exchange(tlsServer, (plain, ready) =>
      transportOver(plain).connect({ ...target, secure: true }, ready),
    );
    expect(secure).to.equal('tls imap.press.example hello');
    const upgraded = await exchange(tlsServer, (plain, ready) => {
      const { upgrade } = transportOver(plain);
      if (!upgrade) throw new Error('no upgrade');
      return upgrade(plain, target, ready);
    });
    expect(upgraded).to.equal('tls imap.press.example hello');
  });
});
