import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { createBodyParser } from '../../../../api/http/requests/body-parser.js';
import { readRequestContext } from '../../../../api/http/requests/request-context.js';
import { type SmallApp, startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] createBodyParser', () => {
  let app: SmallApp;
  before(async () => {
    app = await startSmallApp([createBodyParser(), (req, res) => void res.json({ body: req.body ?? 'unread' })]);
  });
  after(() => app.close());

  const post = async (body: string | Buffer, headers: Record<string, string> = {}) => {
    const { status, json } = await app.call('POST', '/', {
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return [status, json];
  };

  it('reads JSON of any kind, in its usual dresses', async () => {
    expect(await post('{"a":1}')).to.deep.equal([200, { body: { a: 1 } }]);
    expect(await post('{"a":1}', { 'content-type': 'application/json; charset=UTF-8' })).to.deep.equal([
      200,
      { body: { a: 1 } },
    ]);
    expect(await post(gzipSync('{"a":1}'), { 'content-encoding': 'gzip' })).to.deep.equal([200, { body: { a: 1 } }]);
    expect(
      await post(Buffer.from('{"a":1}', 'utf16le'), { 'content-type': 'application/json; charset=utf-16le' }),
    ).to.deep.equal([200, { body: { a: 1 } }]);
    expect(await post('"text"')).to.deep.equal([200, { body: 'text' }]);
  });

  it('refuses JSON whose bytes are no UTF-8, rather than to put marks where letters were', async () => {
    const detail = [{ loc: ['body'], msg: 'The body is not UTF-8: send JSON as UTF-8', type: 'string_unicode' }];
    for (const bytes of [Buffer.from('{"a":"Caf\xe9"}', 'latin1'), Buffer.from([0x22, 0xed, 0xa0, 0xbd, 0x22])]) {
      expect(await post(bytes)).to.deep.equal([422, { detail }]);
      expect(await post(bytes, { 'content-type': 'application/json; charset=utf-8' })).to.deep.equal([422, { detail }]);
    }
  });

  it('leaves other media types unread', async () => {
    expect(await post('name=x', { 'content-type': 'text/plain' })).to.deep.equal([200, { body: 'unread' }]);
  });

  it('refuses what can not be read, without quoting it', async () => {
    expect(await post('{"name":')).to.deep.equal([400, { detail: 'Malformed JSON' }]);
    expect(await post('not gzip', { 'content-encoding': 'gzip' })).to.deep.equal([400, { detail: 'Bad request' }]);
    expect(await post('{}', { 'content-type': 'application/json; charset=klingon' })).to.deep.equal([
      415,
      { detail: 'Unsupported media type' },
    ]);
    expect(await post('{}', { 'content-encoding': 'zip' })).to.deep.equal([415, { detail: 'Unsupported media type' }]);
  });

  it('takes a megabyte and not more, before and after decompression', async () => {
    const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    expect((await post(sized(1_048_576)))[0]).to.equal(200);
    const refused = [413, { detail: 'Request body too large' }];
    expect(await post(sized(1_048_577))).to.deep.equal(refused);
    expect(await post(gzipSync(sized(1_048_577)), { 'content-encoding': 'gzip' })).to.deep.equal(refused);
    expect(await post(gzipSync(Buffer.alloc(50_000_000, ' ')), { 'content-encoding': 'gzip' })).to.deep.equal(refused);
  });

  it('takes 64 levels and not more, and survives bodies nested without end', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const refused = [422, { detail: [{ loc: ['body'], msg: 'Nested deeper than 64', type: 'too_deep' }] }];
    expect((await post(nested(64)))[0]).to.equal(200);
    expect(await post(nested(65))).to.deep.equal(refused);
    expect(await post(nested(500_000))).to.deep.equal(refused);
  });

  describe('where the operation takes something else', () => {
    let others: SmallApp;
    /** As the operation matcher leaves it: the path says what the body may be. */
    const match: RequestHandler = (req, _res, next) => {
      const type = req.path === '/csv' ? 'text/csv' : 'application/x-www-form-urlencoded';
      const operation = { operationId: 'taken', responses: {}, requestBody: { content: { [type]: {} } } };
      readRequestContext(req).match = { path: req.path, operation, allowed: ['POST'] };
      next();
    };
    before(async () => {
      others = await startSmallApp([
        match,
        createBodyParser(),
        (req, res) => void res.json({ body: req.body ?? 'unread' }),
      ]);
    });
    after(() => others.close());

    const send = async (path: string, type: string, body: string | Buffer) => {
      const { status, json } = await others.call('POST', path, { headers: { 'content-type': type }, body });
      return [status, json];
    };

    it('reads CSV as text, in the charset that it names', async () => {
      expect(await send('/csv', 'text/csv', 'URL;Größe')).to.deep.equal([200, { body: 'URL;Größe' }]);
      const latin = Buffer.from('Größe', 'latin1');
      expect(await send('/csv', 'text/csv; charset=iso-8859-1', latin)).to.deep.equal([200, { body: 'Größe' }]);
      expect(await send('/csv', 'text/csv; charset="klingon"', latin)).to.deep.equal([
        415,
        { detail: 'Unsupported media type' },
      ]);
      expect(await send('/csv', 'text/csv', Buffer.from('URL;Gr\xf6\xdfe', 'latin1'))).to.deep.equal([
        200,
        { body: 'URL;Größe' },
      ]);
      expect((await send('/csv', 'text/csv', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])))[0]).to.equal(422);
      expect(await send('/csv', 'text/csv', 'x'.repeat(1_048_577))).to.deep.equal([
        413,
        { detail: 'Request body too large' },
      ]);
    });

    it('reads a click as the form that it means, whatever it is called, and small ones alone', async () => {
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json', 'x']) {
        expect(await send('/form', type, 'List-Unsubscribe=One-Click')).to.deep.equal([
          200,
          { body: { 'List-Unsubscribe': 'One-Click' } },
        ]);
        expect(await send('/form', type, 'a=1')).to.deep.equal([200, { body: {} }]);
      }
      expect((await send('/form', 'text/plain', `a=${'x'.repeat(16_384)}`))[0]).to.equal(413);
    });

    it('reads nothing but CSV where CSV is taken', async () => {
      for (const [path, type, body] of [
        ['/csv', 'application/json', '{"a":1}'],
        ['/csv', 'application/x-www-form-urlencoded', 'a=1'],
      ]) {
        expect(await send(String(path), String(type), String(body))).to.deep.equal([200, { body: 'unread' }]);
      }
    });
  });
});
