import { expect } from 'chai';
import type mongoose from 'mongoose';
import { DomainError } from '../../domain/base/errors.js';
import { connectStore } from '../../store/base/connect.js';
import { startTestApi, type TestApi } from '../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../support/api/thing-paths.js';
import { startIdentity, type TestIdentity } from '../support/servers/identity.js';
import { startMongo, type TestMongo } from '../support/servers/mongo.js';

describe('[I] createApp', () => {
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
    };
    api = await startTestApi({ connection, issuer: identity.issuer, paths: THING_PATHS, handlers });
    auth = { authorization: `Bearer ${await identity.token()}` };
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await connection.close();
    await mongo.stop();
  });

  it('turns requests down in a fixed order: path, method, caller, plan, body', async () => {
    const free = { authorization: `Bearer ${await identity.token({ plan: 'free' })}` };
    const broken = { 'content-type': 'application/json' };
    const ask = async (method: string, path: string, headers: Record<string, string>, body?: string) =>
      (await api.call(method, path, { headers, body })).status;
    expect(await ask('POST', '/nope', broken, '{"')).to.equal(404);
    expect(await ask('PUT', '/things', broken, '{"')).to.equal(405);
    expect(await ask('POST', '/premium-things', broken, '{"')).to.equal(401);
    expect(await ask('POST', '/premium-things', { ...broken, ...free }, '{"')).to.equal(402);
    expect(await ask('POST', '/premium-things', { ...broken, ...auth }, '{"')).to.equal(400);
    expect(await ask('POST', '/premium-things', { ...broken, ...auth }, '{}')).to.equal(422);
    expect(await ask('POST', '/premium-things', { ...broken, ...auth }, '{"name":"x"}')).to.equal(201);
    expect(await ask('HEAD', '/things', {})).to.equal(401);
    expect(await ask('GET', '/public-things', {})).to.equal(200);
  });

  it('puts its headers on every answer, and no sign of its make', async () => {
    for (const path of ['/public-things', '/nope', '/things', '/things/latest']) {
      const { headers } = await api.call('GET', path);
      expect(headers, path).to.include.keys(
        'x-request-id',
        'ratelimit-limit',
        'content-security-policy',
        'x-content-type-options',
      );
      expect(headers, path).not.to.have.any.keys('x-powered-by', 'server', 'set-cookie');
    }
    expect((await api.call('GET', '/things')).headers['www-authenticate']).to.equal('Bearer');
  });

  it('prefers fixed paths to parameters', async () => {
    failure = new DomainError('conflict', 'latest was asked');
    const { status, json } = await api.call('GET', '/things/latest', { headers: auth });
    expect([status, json]).to.deep.equal([409, { detail: 'latest was asked' }]);
    expect((await api.call('GET', '/things/00ff', { headers: auth })).json).to.have.property('name', '00ff');
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

  it('logs the route and the user, never the query, the token or a body', async () => {
    await api.call('GET', '/things?cursor=1700000000000-0123456789abcdef01234567', {
      headers: { ...auth, 'x-request-id': 'logged' },
    });
    const line = api.logLines.find((one) => one['request_id'] === 'logged');
    expect(line).to.include({
      method: 'GET',
      route: '/things',
      operation: 'listThings',
      status: 200,
      user_id: 'alice',
      service: 'api',
    });
    expect(JSON.stringify(api.logLines)).not.to.match(/0123456789abcdef|eyJ/);
  });
});
