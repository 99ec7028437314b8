import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { RequestHandler } from 'express';
import type mongoose from 'mongoose';
import { createContractRouter } from '../../api/contract-router.js';
import { DomainError } from '../../domain/errors.js';
import { connectStore } from '../../store/connect.js';
import { startIdentity, type TestIdentity } from '../support/identity.js';
import { startMongo, type TestMongo } from '../support/mongo.js';
import { documentFor, startTestApi, type TestApi } from '../support/test-api.js';
import { createThingHandlers, THING_PATHS } from '../support/thing-paths.js';

describe('[I] createApp', function () {
  this.timeout(30_000);
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let identity: TestIdentity;
  let api: TestApi;
  let auth: { authorization: string };
  const log = { made: 0 };
  let failure: unknown = null;

  before(async () => {
    [mongo, identity] = await Promise.all([startMongo(), startIdentity()]);
    connection = await connectStore(mongo.uri);
    const handlers = {
      ...createThingHandlers(log),
      getLatestThing: () => {
        throw failure;
      },
      deleteThing: createThingHandlers(log)['createThing'] ?? (() => {}),
    };
    api = await startTestApi({ connection, issuer: identity.issuer, paths: THING_PATHS, handlers });
    auth = { authorization: `Bearer ${await identity.token()}` };
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await connection.close();
    await mongo.stop();
  });

  it('names the request: its own name when it will do, else a new one', async () => {
    const named = await api.call('GET', '/public-things', { headers: { 'x-request-id': 'my.request_1-a' } });
    expect(named.headers['x-request-id']).to.equal('my.request_1-a');
    for (const bad of ['has space', 'x'.repeat(129), '<b>', 'a,b']) {
      const { headers } = await api.call('GET', '/public-things', { headers: { 'x-request-id': bad } });
      expect(headers['x-request-id']).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  it('sends strict headers and no sign of its make', async () => {
    const { headers } = await api.call('GET', '/public-things');
    expect(headers['x-powered-by']).to.equal(undefined);
    expect(headers['content-security-policy']).to.equal(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).to.equal('nosniff');
    expect(headers['x-frame-options']).to.equal('DENY');
    expect(headers['referrer-policy']).to.equal('no-referrer');
    expect(headers['cache-control']).to.equal('no-store');
    expect(headers['strict-transport-security']).to.equal(undefined);
  });

  it('answers unknown paths with 404, however they are spelt', async () => {
    const paths = [
      '/nope',
      '/Things',
      '//things',
      '/things/../things',
      '/%2e%2e/things',
      '/%252e%252e/things',
      '/things/',
      '/things/a/b',
    ];
    for (const path of paths.filter((known) => known !== '/things/')) {
      const { status, json } = await api.call('GET', path, { headers: auth });
      expect({ path, status, json }).to.deep.equal({ path, status: 404, json: { detail: 'Not found' } });
    }
    expect((await api.call('GET', '/things/', { headers: auth })).status).to.equal(200);
  });

  it('answers unknown methods with 405 and Allow', async () => {
    for (const method of ['PATCH', 'TRACE', 'PROPFIND', 'PUT']) {
      const { status, json, headers } = await api.call(method, '/things');
      expect({ status, json }).to.deep.equal({ status: 405, json: { detail: 'Method not allowed' } });
      expect(headers.allow).to.equal('GET, POST, HEAD, OPTIONS');
    }
    expect((await api.call('HEAD', '/things-stream', { headers: auth })).status).to.equal(405);
  });

  it('answers OPTIONS itself and HEAD like GET without the body', async () => {
    const options = await api.call('OPTIONS', '/things/00ff');
    expect([options.status, options.headers.allow, options.text]).to.deep.equal([
      204,
      'GET, DELETE, HEAD, OPTIONS',
      '',
    ]);
    const get = await api.call('GET', '/things/00ff', { headers: auth });
    const head = await api.call('HEAD', '/things/00ff', { headers: auth });
    expect([head.status, head.text, head.headers['content-length']]).to.deep.equal([
      200,
      '',
      get.headers['content-length'],
    ]);
    expect((await api.call('HEAD', '/things/00ff')).status).to.equal(401);
  });

  it('wants to know who is asking, before it looks at the input', async () => {
    const { status, json, headers } = await api.call('POST', '/things', { body: '{"broken' });
    expect({ status, json }).to.deep.equal({ status: 401, json: { detail: 'Not authenticated' } });
    expect(headers['www-authenticate']).to.equal('Bearer');
  });

  it('refuses bodies that can not be read', async () => {
    const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
      api.call('POST', '/things', { headers: { ...auth, 'content-type': 'application/json', ...headers }, body });
    const outcomes = {
      broken: await post('{"name":'),
      'broken gzip': await post('not gzip', { 'content-encoding': 'gzip' }),
      text: await post('name=x', { 'content-type': 'text/plain' }),
      'no type': await post('{"name":"x"}', { 'content-type': '' }),
      charset: await post('{"name":"x"}', { 'content-type': 'application/json; charset=klingon' }),
      encoding: await post('{"name":"x"}', { 'content-encoding': 'zip' }),
      large: await post(JSON.stringify({ name: 'x'.repeat(1_048_576) })),
      bomb: await post(gzipSync(JSON.stringify({ name: 'x'.repeat(1_048_576) })), { 'content-encoding': 'gzip' }),
    };
    const seen = Object.entries(outcomes).map(([name, { status, json }]) => [name, status, json]);
    expect(seen).to.deep.equal([
      ['broken', 400, { detail: 'Malformed JSON' }],
      ['broken gzip', 400, { detail: 'Bad request' }],
      ['text', 415, { detail: 'Unsupported media type' }],
      ['no type', 415, { detail: 'Unsupported media type' }],
      ['charset', 415, { detail: 'Unsupported media type' }],
      ['encoding', 415, { detail: 'Unsupported media type' }],
      ['large', 413, { detail: 'Request body too large' }],
      ['bomb', 413, { detail: 'Request body too large' }],
    ]);
  });

  it('reads gzip and other spellings of JSON', async () => {
    const body = gzipSync(JSON.stringify({ name: 'zipped' }));
    const zipped = await api.call('POST', '/things', {
      headers: { ...auth, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body,
    });
    expect(zipped.status).to.equal(201);
    const utf8 = await api.call('POST', '/things', {
      headers: { ...auth, 'content-type': 'application/json; charset=UTF-8' },
      body: '{"name":"x"}',
    });
    expect(utf8.status).to.equal(201);
  });

  it('lists every fault of the input', async () => {
    const body = { size: '5', tags: ['a', 'b', 3], owner: 'mallory', free: {} };
    const { status, json } = await api.call('POST', '/things', { headers: auth, body });
    expect(status).to.equal(422);
    expect(json).to.deep.equal({
      detail: [
        { loc: ['body', 'name'], msg: 'Field required', type: 'missing' },
        { loc: ['body', 'owner'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' },
        { loc: ['body', 'size'], msg: 'must be integer', type: 'int_type' },
        { loc: ['body', 'tags'], msg: 'must NOT have more than 2 items', type: 'too_long' },
        { loc: ['body', 'tags', 2], msg: 'must be string', type: 'string_type' },
      ],
    });
  });

  it('names the place of faults outside of the body too', async () => {
    const first = async (path: string, headers: Record<string, string> = {}) => {
      const { status, json } = await api.call('GET', path, { headers: { ...auth, ...headers } });
      return { status, json };
    };
    const fault = (loc: string[], msg: string, type: string) => ({
      status: 422,
      json: { detail: [{ loc, msg, type }] },
    });
    expect(await first('/things?limit=many')).to.deep.equal(
      fault(['query', 'limit'], 'must be integer', 'int_parsing'),
    );
    expect(await first('/things?limit=1001')).to.deep.equal(
      fault(['query', 'limit'], 'must be <= 1000', 'less_than_equal'),
    );
    expect(await first('/things?page=2')).to.deep.equal(
      fault(['query', 'page'], 'Extra inputs are not permitted', 'extra_forbidden'),
    );
    expect(await first('/things?cursor=')).to.deep.equal(
      fault(['query', 'cursor'], "Empty value found for query parameter 'cursor'", 'string_too_short'),
    );
    expect(await first('/things', { prefer: 'x'.repeat(201) })).to.deep.equal(
      fault(['header', 'prefer'], 'must NOT have more than 200 characters', 'string_too_long'),
    );
    const path = await first('/things/zzzz');
    expect(path.json).to.deep.equal({
      detail: [{ loc: ['path', 'id'], msg: 'must match pattern "^[0-9a-f]{4}$"', type: 'string_pattern_mismatch' }],
    });
    expect(await first('/things/%ff')).to.deep.equal({ status: 400, json: { detail: 'Malformed URL' } });
    expect((await first('/things?limit[$gt]=1')).status).to.equal(422);
    expect((await first('/things?limit=1&limit=2')).status).to.equal(422);
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
    ];
    for (const body of bodies) {
      const { status } = await api.call('POST', '/things', {
        headers: { ...auth, 'content-type': 'application/json' },
        body,
      });
      expect({ body, status }).to.deep.equal({ body, status: 422 });
    }
    const none = await api.call('POST', '/things', { headers: { ...auth, 'content-type': 'application/json' } });
    expect(none.json).to.deep.equal({ detail: [{ loc: ['body', 'name'], msg: 'Field required', type: 'missing' }] });
  });

  it('survives bodies nested without end', async () => {
    const depth = 400_000;
    const body = `{"name":"x","free":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
    const { status, json } = await api.call('POST', '/things', {
      headers: { ...auth, 'content-type': 'application/json' },
      body,
    });
    expect({ status, json }).to.deep.equal({
      status: 422,
      json: { detail: [{ loc: ['body'], msg: 'Nested deeper than 64', type: 'too_deep' }] },
    });
  });

  it('bounds the list of faults', async () => {
    const body = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, 1]));
    const { json } = await api.call('POST', '/things', { headers: auth, body });
    expect(json).to.have.property('detail').that.has.length(100);
  });

  it('prefers fixed paths to parameters and gives defaults to queries', async () => {
    failure = new DomainError('conflict', 'latest was asked');
    expect((await api.call('GET', '/things/latest', { headers: auth })).json).to.deep.equal({
      detail: 'latest was asked',
    });
    expect((await api.call('GET', '/things', { headers: auth })).json).to.have.property('name', '100');
  });

  it('tells a failure it does not know by the name of the request alone', async () => {
    failure = new Error('password is hunter2 at mongodb://10.0.0.1');
    const { status, json, text } = await api.call('GET', '/things/latest', {
      headers: { ...auth, 'x-request-id': 'find-me' },
    });
    expect({ status, json }).to.deep.equal({
      status: 500,
      json: { detail: 'An internal error occurred', request_id: 'find-me' },
    });
    expect(text).not.to.contain('hunter2');
    expect(api.logLines.filter((line) => line['request_id'] === 'find-me').map((line) => line['msg'])).to.include(
      'request failed',
    );
  });

  it('turns answers that break the contract into 500 while testing', async () => {
    const answer = await api.call('DELETE', '/things/00ff', { headers: auth });
    expect(answer.status).to.equal(500);
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
    const post = async (body: Buffer, type = 'multipart/form-data; boundary=b') => {
      const { status, json } = await api.call('POST', '/uploads', { headers: { ...auth, 'content-type': type }, body });
      return { status, json };
    };
    expect((await post(part('image', Buffer.from('png')))).status).to.equal(201);
    expect((await post(part('picture', Buffer.from('png')))).status).to.equal(422);
    expect(await post(Buffer.from('--b\r\nnonsense'))).to.deep.equal({
      status: 400,
      json: { detail: 'Malformed multipart body' },
    });
    expect((await post(part('image', Buffer.alloc(10_485_761)))).status).to.equal(413);
    expect((await post(part('image', Buffer.from('png')), 'multipart/form-data')).status).to.equal(422);
  });

  it('logs the route and the user, never the query, the token or a body', async () => {
    const before = api.logLines.length;
    await api.call('GET', '/things?cursor=secret-cursor', { headers: auth });
    const line = api.logLines.slice(before).find((one) => one['msg'] === 'request completed');
    expect(line).to.include({
      method: 'GET',
      route: '/things',
      operation: 'listThings',
      status: 200,
      user_id: 'alice',
      service: 'api',
    });
    expect(JSON.stringify(api.logLines)).not.to.match(/secret-cursor|eyJ/);
  });

  it('refuses to start when an operation has no handler', () => {
    const handlers = createThingHandlers(log);
    const document = documentFor({ paths: THING_PATHS, handlers });
    const { getThing: _gone, ...rest } = handlers;
    const pass: RequestHandler = (_req, _res, next) => next();
    const create = () => createContractRouter({ document, handlers: rest, before: pass, validateResponses: false });
    expect(create).to.throw('No handler for getThing');
  });
});
