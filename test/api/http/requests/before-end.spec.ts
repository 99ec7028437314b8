import { expect } from 'chai';
import type { RequestHandler, Response } from 'express';
import { beforeEnd } from '../../../../api/http/requests/before-end.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] beforeEnd', () => {
  async function run(respond: (res: Response) => void) {
    const order: string[] = [];
    const handle: RequestHandler = (_req, res) => {
      for (const name of ['inner', 'outer'])
        beforeEnd(res, async (chunk) => {
          await Promise.resolve();
          order.push(`${name} ${String(chunk)}`);
        });
      respond(res);
    };
    const app = await startSmallApp([handle]);
    const { text } = await app.call('POST', '/');
    order.push('received');
    await app.close();
    return { order, text };
  }

  it('does the work of every caller with the last chunk, before the response ends', async () => {
    const { order, text } = await run((res) => void res.end('done'));
    expect([order, text]).to.deep.equal([['outer done', 'inner done', 'received'], 'done']);
  });

  it('does it once, though the response is ended twice', async () => {
    const { order, text } = await run((res) => {
      res.end('first');
      res.end('second');
    });
    expect([order, text]).to.deep.equal([['outer first', 'inner first', 'received'], 'first']);
  });
});
