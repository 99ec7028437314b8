import { networkInterfaces } from 'node:os';
import { expect } from 'chai';
import { UrlNotAllowedError } from '../../../platform/network/errors.js';
import { createProxyGate } from '../../../platform/network/proxy-gate.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';

function gateFor(addresses: string[], ownPort = 1) {
  const asked: string[] = [];
  const guard = {
    checkUrl: (url: string) => {
      asked.push(url);
      if (url.includes('inside')) throw new UrlNotAllowedError('local_name');
      return new URL(url);
    },
    resolveHost: async () => addresses,
  };
  return { gate: createProxyGate(guard, { ownPort: () => ownPort, connectTimeoutMs: 1_000 }), asked };
}
const reasonOf = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => (error instanceof UrlNotAllowedError ? error.reason : String(error)),
  );

describe('[I] createProxyGate', () => {
  it('judges scheme, user info, host and port, and not how long the path is', () => {
    const { gate, asked } = gateFor([]);
    expect(gate.check(new URL(`http://u:p@site.example:8080/${'a'.repeat(5_000)}?b`))).to.deep.equal({
      hostname: 'site.example',
      port: 8080,
    });
    expect(gate.check(new URL('http://site.example/'))).to.deep.equal({ hostname: 'site.example', port: 80 });
    expect(gate.check(new URL('https://site.example/'))).to.deep.equal({ hostname: 'site.example', port: 443 });
    expect(asked[0]).to.equal('http://u:p@site.example:8080/');
    expect(() => gate.check(new URL('http://inside/'))).to.throw(UrlNotAllowedError);
  });

  it('dials the address that the guard gave', async () => {
    const site = await startHttpServer(() => {});
    const socket = await gateFor(['127.0.0.1']).gate.dial({ hostname: 'site.example', port: site.port });
    expect([socket.remoteAddress, socket.remotePort]).to.deep.equal(['127.0.0.1', site.port]);
    socket.destroy();
    await site.close();
  });

  it('does not dial its own port on any address of this machine', async () => {
    const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []);
    for (const address of [...own, '127.0.0.2', '::1']) {
      expect(
        await reasonOf(gateFor([address], 3_128).gate.dial({ hostname: 'a.example', port: 3_128 })),
        address,
      ).to.equal('self_connection');
    }
  });
});
