import { expect } from 'chai';
import type { RequestHandler } from 'express';
import express from 'express';
import { checkRequestText } from '../../../../api/http/requests/check-request-text.js';
import { readRequestContext } from '../../../../api/http/requests/request-context.js';
import { type SmallApp, startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] checkRequestText', () => {
  let app: SmallApp;
  before(async () => {
    /** As the operation matcher leaves it: the path says what the contract tells of the texts. */
    const match: RequestHandler = (req, _res, next) => {
      const rule = req.path.slice(1);
      const reported = rule === 'foreign' || rule === 'each' ? { 'x-text': rule } : {};
      readRequestContext(req).match = {
        path: req.path,
        operation: { operationId: 'x', responses: {}, ...reported },
        allowed: [],
      } as never;
      next();
    };
    app = await startSmallApp([match, express.json(), checkRequestText, (_req, res) => void res.json('taken')]);
  });
  after(() => app.close());

  const send = async (path: string, body: unknown = {}) => {
    const { status, json } = await app.call('POST', path, { body });
    const detail = (json as { detail?: { loc: unknown[]; type: string }[] }).detail;
    return detail === undefined ? status : detail.map(({ loc, type }) => `${loc.join('.')} ${type}`);
  };

  it('names every place of a bad text, names of fields included', async () => {
    const body = { a: 'x\0', b: ['fine', { c: 'cut \ud83d' }], 'd\u0001': 'fine', e: 'Caf\ufffd' };
    expect(await send('/own', body)).to.deep.equal([
      'body.a string_pattern_mismatch',
      'body.b.1.c string_unicode',
      'body.d\u0001 string_pattern_mismatch',
      'body.e string_unicode',
    ]);
    expect(await send('/own?q=a%00b')).to.deep.equal(['query.q string_pattern_mismatch']);
    expect(await send('/own?q=%ff')).to.deep.equal(['query.q string_unicode']);
  });

  it('takes good text of all kinds', async () => {
    expect(await send('/own', { a: 'One\r\n\ttwo', b: '👨\u200d👩', c: null, d: 5, e: [true], f: {} })).to.equal(200);
  });

  it('lets texts of other people pass with what can be stored', async () => {
    expect(await send('/foreign', { a: 'x\u0001\ufffd\u0092' })).to.equal(200);
    expect(await send('/foreign', { a: { b: 'x\0' } })).to.deep.equal(['body.a.b string_pattern_mismatch']);
    expect(await send('/foreign', { a: '\ud83d' })).to.deep.equal(['body.a string_unicode']);
    expect(await send('/foreign?q=%01')).to.deep.equal(['query.q string_pattern_mismatch']);
  });

  it('leaves a list that is judged entry by entry to its handler', async () => {
    expect(await send('/each', [{ a: 'x\0' }])).to.equal(200);
    expect(await send('/each?q=%00', [])).to.deep.equal(['query.q string_pattern_mismatch']);
  });

  it('names a hundred places and no more', async () => {
    expect(
      await send(
        '/own',
        Array.from({ length: 500 }, () => '\0'),
      ),
    ).to.have.length(100);
  });
});
