import { expect } from 'chai';
import type { RequestHandler, Response } from 'express';
import { captureAnswer } from '../../../../api/http/requests/capture-answer.js';
import type { StoredAnswer } from '../../../../store/operations/idempotency.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] captureAnswer', () => {
  /** What was kept, and what the caller got, of an answer made by `respond`. */
  async function capture(respond: (res: Response) => void) {
    const kept: (StoredAnswer | null)[] = [];
    const order: string[] = [];
    const handle: RequestHandler = (_req, res) => {
      captureAnswer(res, async (answer) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        kept.push(answer);
        order.push('kept');
      });
      respond(res);
    };
    const app = await startSmallApp([handle]);
    const got = await app.call('POST', '/');
    order.push('got');
    await app.close();
    return { kept, order, got };
  }

  it('keeps status, body and the headers that matter, before the caller sees any of it', async () => {
    const { kept, order, got } = await capture((res) => {
      res.set({
        'X-Request-Id': 'own',
        'RateLimit-Remaining': '5',
        'Set-Cookie': 'a=b',
        'Preference-Applied': 'wait=1',
      });
      res.status(201).location('/things/1').json({ name: 'ü' });
    });
    expect(order).to.deep.equal(['kept', 'got']);
    expect([got.status, got.text]).to.deep.equal([201, '{"name":"ü"}']);
    const etag = got.headers.etag ?? '';
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      location: '/things/1',
      'preference-applied': 'wait=1',
      etag,
    };
    expect(kept).to.deep.equal([{ status: 201, headers, body: '{"name":"ü"}' }]);
  });

  it('keeps answers without a body', async () => {
    const { kept } = await capture((res) => void res.status(204).end());
    expect(kept).to.deep.equal([{ status: 204, headers: {}, body: '' }]);
  });

  it('keeps nothing of what is streamed, binary or very large, but lets it through', async () => {
    const streamed = await capture((res) => {
      res.write('one ');
      res.end('two');
    });
    expect([streamed.kept, streamed.got.text]).to.deep.equal([[null], 'one two']);
    const binary = await capture((res) => void res.type('png').end(Buffer.from([0xff, 0xfe, 0x00])));
    expect(binary.kept).to.deep.equal([null]);
    const encoded = await capture((res) => void res.end('ff00', 'hex'));
    expect(encoded.kept).to.deep.equal([null]);
    const large = await capture((res) => void res.json('x'.repeat(2_097_152)));
    expect([large.kept, large.got.text.length]).to.deep.equal([[null], 2_097_154]);
  });

  it('settles once, though the answer is ended twice', async () => {
    const { kept, got } = await capture((res) => {
      res.end('first');
      res.end('second');
    });
    expect([kept.length, got.text]).to.deep.equal([1, 'first']);
  });
});
