import { expect } from 'chai';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { createSocketOpener } from '../../../platform/network/socket-opener.js';
import { startRawServer } from '../../support/servers/loopback-server.js';

describe('[I] socket opener', () => {
  it('connects to what the guard approves, and to nothing else', async () => {
    const server = await startRawServer((socket) => socket.end('hello'));
    try {
      const guard = createNetworkGuard({
        allowedPrivateHosts: [`site.example:${server.port}`],
        allowedPorts: ['443'],
        resolve: async () => ['127.0.0.1'],
      });
      const open = createSocketOpener(guard, 30_000);
      const socket = await open('site.example', server.port);
      expect([socket.remoteAddress, socket.remotePort]).to.deep.equal(['127.0.0.1', server.port]);
      socket.destroy();
      const refused: unknown = await open('other.example', server.port).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(Error).with.property('name', 'UrlNotAllowedError');
    } finally {
      await server.close();
    }
  });

  it('throws what the system says when no one listens', async () => {
    // Systems give port 1 to no one by chance.
    const guard = createNetworkGuard({ allowedPrivateHosts: ['127.0.0.1:1'], allowedPorts: [] });
    const failure: unknown = await createSocketOpener(guard, 30_000)('127.0.0.1', 1).catch((error: unknown) => error);
    expect(failure).to.include({ code: 'ECONNREFUSED' });
  });
});
