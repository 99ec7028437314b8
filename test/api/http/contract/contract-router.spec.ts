import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { createContractRouter } from '../../../../api/http/contract/contract-router.js';
import { createBodyParser } from '../../../../api/http/requests/body-parser.js';
import { documentFor } from '../../../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../../support/api/thing-paths.js';
import { type SmallApp, startSmallApp } from '../../../support/sites/small-app.js';

const pass: RequestHandler = (_req, _res, next) => next();

describe('[I] createContractRouter', () => {
  let app: SmallApp;
  const show: RequestHandler = (_req, res) => void res.status(201).json({ name: 'x', made: 1 });
  const handlers = {
    ...createThingHandlers({ made: 0 }),
    createThing: show,
    upload: show,
    // Not what the contract says of it.
    deleteThing: show,
  };
  const document = documentFor({ paths: THING_PATHS, handlers });

  before(async () => {
    app = await startSmallApp([
      createBodyParser(),
      createContractRouter({ document, handlers, before: pass, validateResponses: true }),
    ]);
  });
  after(() => app.close());

  const post = async (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
    const { status, json } = await app.call('POST', '/things', { headers, body });
    return { status, json };
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { status, json } = await app.call('GET', path, { headers });
    return { status, json };
  };
  const error = (loc: string[], msg: string, type: string) => ({ status: 422, json: { detail: [{ loc, msg, type }] } });

  it('lists every error of a body', async () => {
    expect(await post({ size: '5', tags: ['a', 'b', 3], owner: 'mallory', free: {} })).to.deep.equal({
      status: 422,
      json: {
        detail: [
          { loc: ['body', 'name'], msg: 'Field required', type: 'missing' },
          { loc: ['body', 'owner'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' },
          { loc: ['body', 'size'], msg: 'must be integer', type: 'int_type' },
          { loc: ['body', 'tags'], msg: 'must NOT have more than 2 items', type: 'too_long' },
          { loc: ['body', 'tags', 2], msg: 'must be string', type: 'string_type' },
        ],
      },
    });
  });

  it('names the place of errors outside of the body too', async () => {
    expect(await get('/things?limit=many')).to.deep.equal(error(['query', 'limit'], 'must be integer', 'int_parsing'));
    expect(await get('/things?limit=1001')).to.deep.equal(
      error(['query', 'limit'], 'must be <= 1,000', 'less_than_equal'),
    );
    expect(await get('/things?page=2')).to.deep.equal(
      error(['query', 'page'], 'Extra inputs are not permitted', 'extra_forbidden'),
    );
    expect(await get('/things?cursor=')).to.deep.equal(
      error(['query', 'cursor'], "Empty value found for query parameter 'cursor'", 'string_too_short'),
    );
    const long = { prefer: 'x'.repeat(201) };
    expect(await get('/things', long)).to.deep.equal(
      error(['header', 'prefer'], 'must NOT have more than 200 characters', 'string_too_long'),
    );
    expect(await get('/things/zzzz')).to.deep.equal(
      error(['path', 'id'], 'must match pattern "^[0-9a-f]{4}$"', 'string_pattern_mismatch'),
    );
    expect(await get('/things/%ff')).to.deep.equal({ status: 400, json: { detail: 'Malformed URL' } });
    expect((await get('/things?limit[$gt]=1')).status).to.equal(422);
    expect((await get('/things?limit=1&limit=2')).status).to.equal(422);
  });

  it('takes operators, prototypes and odd values for what they are: wrong types and unknown fields', async () => {
    const bodies = [
      '{"name":{"$gt":""}}',
      '{"name":"x","$where":"1"}',
      '{"name":"x","__proto__":{"a":1}}',
      '{"name":"x","a.b":1}',
      '[]',
      'null',
      '"x"',
      '{"name":"x","size":1e309}',
      '',
    ];
    for (const body of bodies) expect([body, (await post(body)).status]).to.deep.equal([body, 422]);
  });

  it('takes no other media type', async () => {
    expect(await post('name=x', { 'content-type': 'text/plain' })).to.deep.equal({
      status: 415,
      json: { detail: 'Unsupported media type' },
    });
    expect((await post('{"name":"x"}', {})).status).to.equal(415);
  });

  it('bounds the list of errors', async () => {
    const { json } = await post(
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, 1]))),
    );
    expect(json).to.have.property('detail').that.has.length(100);
  });

  it('gives defaults and numbers to queries', async () => {
    expect((await get('/things')).json).to.have.property('name', '100');
    expect((await get('/things?limit=7')).json).to.have.property('name', '7');
  });

  it('takes uploads, and says what is wrong with them', async () => {
    const part = (name: string, bytes: Buffer) =>
      Buffer.concat([
        Buffer.from(
          `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n--b--\r\n'),
      ]);
    const upload = async (body: Buffer, type = 'multipart/form-data; boundary=b') => {
      const { status, json } = await app.call('POST', '/uploads', { headers: { 'content-type': type }, body });
      return { status, json };
    };
    expect((await upload(part('image', Buffer.from('png')))).status).to.equal(201);
    expect((await upload(part('picture', Buffer.from('png')))).status).to.equal(422);
    expect(await upload(Buffer.from('--b\r\nnonsense'))).to.deep.equal({
      status: 400,
      json: { detail: 'Malformed multipart body' },
    });
    expect((await upload(part('image', Buffer.alloc(10_485_761)))).status).to.equal(413);
    expect((await upload(part('image', Buffer.from('png')), 'multipart/form-data')).status).to.equal(422);
  });

  it('turns answers that break the contract into 500 while testing', async () => {
    const { status, json } = await app.call('DELETE', '/things/00ff');
    expect(status).to.equal(500);
    expect(json).to.have.property('detail', 'An internal error occurred');
  });

  it('refuses to start when an operation has no handler', () => {
    const rest = Object.fromEntries(Object.entries(handlers).filter(([name]) => name !== 'getThing'));
    const create = () => createContractRouter({ document, handlers: rest, before: pass, validateResponses: false });
    expect(create).to.throw('No handler for getThing');
  });
});
