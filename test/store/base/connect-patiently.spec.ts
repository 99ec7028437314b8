import { connect, createServer, type Server } from 'node:net';
import { expect } from 'chai';
import { connectStorePatiently } from '../../../store/base/connect-patiently.js';
import { freePort } from '../../support/servers/free-port.js';
import { startMongo, type TestMongo } from '../../support/servers/mongo.js';

describe('[I] patient connection to the store', () => {
  let mongo: TestMongo;
  let forwarder: Server | null = null;
  before(async () => {
    mongo = await startMongo();
  });
  after(async () => {
    forwarder?.close();
    await mongo.stop();
  });

  it('looks for a server that comes up later, and names where it looks without the password', async () => {
    const port = await freePort();
    const looks: { servers: readonly string[]; reason: string }[] = [];
    const onRetry = (servers: readonly string[], { message }: Error) => {
      looks.push({ servers, reason: message });
      forwarder ??= forward(port, Number(new URL(mongo.uri.replace(/^mongodb:/, 'http:')).port));
    };
    const uri = new URL(mongo.uri.replace(/^mongodb:/, 'http:'));
    uri.port = String(port);
    uri.searchParams.set('directConnection', 'true');
    const connection = await connectStorePatiently(uri.href.replace(/^http:/, 'mongodb:'), {
      onRetry,
      serverSelectionTimeoutMs: 300,
      pauseMs: 10,
    });
    expect((await connection.db?.command({ ping: 1 }))?.['ok']).to.equal(1);
    await connection.close();
    expect(looks.length).to.be.greaterThan(0);
    expect(looks[0]?.servers).to.deep.equal([`127.0.0.1:${port}`]);
    expect(looks[0]?.reason).to.contain(`127.0.0.1:${port}`);
  });

  it('names all servers of a set and nothing secret', async () => {
    const tried = new Promise<readonly string[]>((resolve) => {
      const stopAfterOne = (servers: readonly string[]) => {
        resolve(servers);
        throw new Error('seen enough');
      };
      void connectStorePatiently('mongodb://me:s%40cret@127.0.0.1:1,127.0.0.1:2/linkwright?authSource=admin', {
        onRetry: stopAfterOne,
        serverSelectionTimeoutMs: 100,
      }).catch(() => undefined);
    });
    expect(await tried).to.deep.equal(['127.0.0.1:1', '127.0.0.1:2']);
  });

  it('does not wait for what waiting does not change', async () => {
    const failure: unknown = await connectStorePatiently('mongodb://127.0.0.1:27017/x?noSuchOption=1', {
      onRetry: () => expect.fail('looked again'),
    }).catch((error: unknown) => error);
    expect(failure)
      .to.be.instanceOf(Error)
      .with.property('message')
      .that.matches(/nosuchoption/i);
  });
});

function forward(port: number, target: number): Server {
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  return server.listen(port, '127.0.0.1');
}
