import { createServer, type Server } from 'node:net';
import { expect } from 'chai';
import { canConnect, choosePort, probePort } from '../../../scripts/lib/ports.mjs';

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

describe('[U] ports', () => {
  let taken: { server: Server; port: number };

  beforeEach(async () => {
    taken = await listen();
  });

  afterEach(async () => {
    await new Promise((resolve) => taken.server.close(resolve));
  });

  it('tells a taken port from a free one', async () => {
    expect(await probePort(taken.port)).to.equal(undefined);
    const free = await probePort(0);
    expect(free).to.be.greaterThan(0);
    expect(await canConnect('127.0.0.1', taken.port)).to.equal(true);
    expect(await canConnect('127.0.0.1', free ?? 0)).to.equal(false);
  });

  it('keeps the wished port when it is free', async () => {
    const free = (await probePort(0)) ?? 0;
    expect(await choosePort('PORT', { preferred: free, fixed: false }, new Set())).to.equal(free);
  });

  it('moves to a free port when the default is taken', async () => {
    const port = await choosePort('PORT', { preferred: taken.port, fixed: false }, new Set());
    expect(port).to.be.greaterThan(0).and.not.equal(taken.port);
  });

  it('refuses to move a port that was set', async () => {
    const failure = await choosePort('PORT', { preferred: taken.port, fixed: true }, new Set()).catch((error) => error);
    expect(failure.message).to.equal(`port ${taken.port} (PORT) is taken: free it or set PORT to another one`);
  });

  it('never hands out a port twice in one run', async () => {
    const free = (await probePort(0)) ?? 0;
    const reserved = new Set([free]);
    const port = await choosePort('PORT', { preferred: free, fixed: false }, reserved);
    expect(port).to.not.equal(free);
    expect([...reserved]).to.deep.equal([free, port]);
  });
});
