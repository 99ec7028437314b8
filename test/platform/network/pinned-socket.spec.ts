import { spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { expect } from 'chai';
import { openPinnedSocket } from '../../../platform/network/pinned-socket.js';
import { until } from '../../support/until.js';

describe('[I] openPinnedSocket', () => {
  let server: Server;
  let port: number;
  const opened: Socket[] = [];

  before(async () => {
    server = createServer((socket) => {
      opened.push(socket);
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  after(async () => {
    for (const socket of opened) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const open = (addresses: string[], hostname = 'name.example') =>
    openPinnedSocket({ hostname, port, addresses, timeoutMs: 30_000 });
  const failure = (pending: Promise<unknown>) =>
    pending.then(
      () => null,
      (error: unknown) => error,
    );

  it('dials the given address and never resolves the name', async () => {
    const socket = await open(['127.0.0.1'], 'does-not-resolve.invalid');
    expect([socket.remoteAddress, socket.remotePort]).to.deep.equal(['127.0.0.1', port]);
    socket.destroy();
  });

  it('tries the next address when one refuses', async () => {
    // Nothing listens on 127.0.0.2 at this port.
    const socket = await open(['127.0.0.2', '127.0.0.1']);
    expect(socket.remoteAddress).to.equal('127.0.0.1');
    socket.destroy();
  });

  it('fails when every address does, and when there is none', async () => {
    expect(await failure(open(['127.0.0.2']))).to.have.property('code', 'ECONNREFUSED');
    expect(await failure(open(['127.0.0.2', '127.0.0.3']))).to.be.instanceOf(Error);
    expect(await failure(open([]))).to.have.property('name', 'UrlNotAllowedError');
  });

  it('gives up in time when nothing answers', async () => {
    const deaf = await startDeafServer();
    const error = await failure(
      openPinnedSocket({ ...deaf, hostname: 'a.example', addresses: ['127.0.0.1'], timeoutMs: 50 }),
    ).finally(deaf.kill);
    expect(error).to.have.property('code', 'UND_ERR_CONNECT_TIMEOUT');
  });
});

/** A stopped process whose queue of connections is full: the kernel leaves further ones unanswered. */
async function startDeafServer(): Promise<{ port: number; kill: () => void }> {
  const code = `const s = require('net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 },
    () => process.stdout.write(String(s.address().port)))`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) => child.stdout.once('data', (text) => resolve(Number(text))));
  child.kill('SIGSTOP');
  const fillers = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  const kill = () => {
    for (const filler of fillers) filler.destroy();
    child.kill('SIGKILL');
  };
  // One more than the queue is long is connected by the kernel alone.
  const isFull = () => fillers.filter(({ connecting }) => !connecting).length >= 2;
  await until('the queue is full', isFull).catch((error: unknown) => {
    kill();
    throw error;
  });
  return { port, kill };
}
