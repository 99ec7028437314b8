import { createServer, get, type Server } from 'node:http';
import { expect } from 'chai';
import express from 'express';
import { streamText } from '../../../../api/reports/exports/stream-text.js';

const PIECE = 'x'.repeat(65_536);

describe('[U] stream text', () => {
  let server: Server;
  let port: number;
  let made: number;
  let ended: Promise<unknown>;

  async function* pieces(count: number, failsAt = Number.POSITIVE_INFINITY) {
    for (made = 0; made < count; made++) {
      if (made === failsAt) throw new Error('The store is gone');
      yield PIECE;
    }
  }

  async function serve(make: () => AsyncIterable<string>): Promise<void> {
    const app = express();
    app.use((_req, res) => {
      ended = streamText(res, make()).then(
        () => 'done',
        (failure: unknown) => failure,
      );
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('sends every piece', async () => {
    await serve(() => pieces(5));
    const text = await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
    expect([text.length, await ended]).to.deep.equal([5 * PIECE.length, 'done']);
  });

  it('makes no more than a slow reader takes, and stops when that one leaves', async () => {
    await serve(() => pieces(10_000));
    await new Promise<void>((resolve) => {
      const request = get({ port, host: '127.0.0.1' }, (answer) => {
        answer.pause();
        setTimeout(() => {
          answer.destroy();
          request.destroy();
          resolve();
        }, 200);
      });
    });
    expect(await ended).to.equal('done');
    expect(made).to.be.within(1, 300);
  });

  it('cuts the answer when making it fails, and says why to who logs it', async () => {
    await serve(() => pieces(10, 3));
    const failure = await fetch(`http://127.0.0.1:${port}/`)
      .then((answer) => answer.text())
      .catch(() => 'cut');
    expect([failure, String(await ended)]).to.deep.equal(['cut', 'Error: The store is gone']);
  });

  it('makes nothing for HEAD', async () => {
    made = -1;
    await serve(() => pieces(3));
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })).status).to.equal(200);
    expect([await ended, made]).to.deep.equal(['done', -1]);
  });
});
