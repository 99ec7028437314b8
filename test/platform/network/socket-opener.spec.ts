import { createServer } from 'node:net';
import { expect } from 'chai';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { createSocketOpener } from '../../../platform/network/socket-opener.js';
import { startRawServer } from '../../support/loopback-server.js';

describe('[I] socket opener', () => {
  it('connects to what the guard approves, and to nothing else', async () => {
    const server = await startRawServer((socket) => socket.end('hello'));
    try {
      const guard = createNetworkGuard({
        allowedPrivateHosts: [`site.example:${server.port}`],
        allowedPorts: ['443'],
        resolve: async () => ['127.0.0.1'],
      });
      const open = createSocketOpener(guard, 2_000);
      const socket = await open('site.example', server.port);
      expect([socket.remoteAddress, socket.remotePort]).to.deep.equal(['127.0.0.1', server.port]);
      socket.destroy();
      const refused: unknown = await open('other.example', server.port).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(Error).with.property('name', 'UrlNotAllowedError');
    } finally {
      await server.close();
    }
  });

  it('throws what the system says when nobody listens', async () => {
    const probe = createServer();
    const port = await new Promise<number>((resolve) =>
      probe.listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      }),
    );
    const guard = createNetworkGuard({ allowedPrivateHosts: [`127.0.0.1:${port}`], allowedPorts: [] });
    const failure: unknown = await createSocketOpener(guard, 2_000)('127.0.0.1', port).catch((error: unknown) => error);
    expect(failure).to.include({ code: 'ECONNREFUSED' });
  });
});
