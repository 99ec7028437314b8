import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { listOperations, type OpenApiDocument } from '../../../../api/http/contract/openapi-document.js';
import { createResponseCheck } from '../../../../api/http/contract/response-check.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  security: [],
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        responses: {
          '200': json({ $ref: '#/components/schemas/Thing' }),
          '202': { content: { 'text/plain': { schema: { type: 'string' } } } },
          '404': { $ref: '#/components/responses/NotFound' },
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        additionalProperties: false,
        required: ['made_at'],
        properties: {
          made_at: { type: 'string', format: 'date-time' },
          part: { $ref: '#/components/schemas/Thing' },
          secret: { type: 'string', writeOnly: true },
        },
      },
    },
    responses: {
      NotFound: {
        content: {
          'application/json': { schema: { type: 'object', required: ['detail'] } },
          'application/problem+json': { schema: { type: 'object', required: ['title'] } },
        },
      },
    },
  },
};
const NOON = new Date('2026-06-01T12:00:00.000Z');

describe('[I] createResponseCheck', () => {
  /** What becomes of this response: its status, or what the check says of it. */
  async function answer(status: number, body: unknown, type?: string): Promise<{ status: number; said: string }> {
    const [placed] = listOperations(document);
    if (!placed) throw new Error('The document has no operation');
    const handle: RequestHandler = (_req, res) => {
      if (type !== undefined) res.type(type);
      res.status(status).json(body);
    };
    const check = createResponseCheck(document)(placed);
    const checkAndTell: RequestHandler = (req, res, next) =>
      check(req, res, (failure?: unknown) => (failure ? void res.status(500).send(String(failure)) : next()));
    const app = await startSmallApp([checkAndTell, handle]);
    const { status: sent, text } = await app.call('GET', '/things/1');
    await app.close();
    return { status: sent, said: text };
  }

  it('lets pass what the contract says, dates and what is undefined as JSON has them', async () => {
    const whole = { made_at: NOON, part: { made_at: NOON.toISOString(), part: undefined } };
    expect(await answer(200, whole)).to.deep.equal({ status: 200, said: JSON.stringify(whole) });
    expect((await answer(404, { detail: 'Not found' })).status).to.equal(404);
    expect((await answer(404, { title: 'Not found' }, 'application/problem+json')).status).to.equal(404);
  });

  for (const [what, status, body, type] of [
    ['a field is missing', 200, {}],
    ['a field is unknown', 200, { made_at: NOON, size: 1 }],
    [
      'a part of a part is wrong',
      200,
      { made_at: NOON, part: { made_at: NOON, part: { made_at: '2026-02-30T00:00:00Z' } } },
    ],
    ['a secret is shown', 200, { made_at: NOON, secret: 'x' }],
    ['the status is unknown', 201, { made_at: NOON }],
    ['the body is of another media type', 202, { made_at: NOON }],
    ['a named response is another one', 404, { title: 'Not found' }],
    ['a problem is none', 404, { detail: 'Not found' }, 'application/problem+json'],
  ] as const) {
    it(`stops a response in which ${what}, and names the operation`, async () => {
      const { status: sent, said } = await answer(status, body, type);
      expect(sent).to.equal(500);
      expect(said).to.include('getThing breaks the contract');
    });
  }

  it('sends server errors as they are', async () => {
    expect(await answer(503, { any: 'thing' })).to.deep.equal({ status: 503, said: '{"any":"thing"}' });
  });
});
