import { expect } from 'chai';
import type mongoose from 'mongoose';
import { createIdentityProvider } from '../../../api/auth/identity-provider.js';
import { createOpenIdLogin } from '../../../api/auth/openid.js';
import { createSessionHandlers } from '../../../api/handlers/session.js';
import { createLogger } from '../../../platform/logger.js';
import { connectStore } from '../../../store/connect.js';
import { BrowserJar } from '../../support/browser-jar.js';
import { type FakeProvider, startFakeProvider } from '../../support/fake-provider.js';
import { startMongo, type TestMongo } from '../../support/mongo.js';
import { readSession } from '../../support/read-session.js';
import { startTestApi, type TestApi } from '../../support/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../support/thing-paths.js';

const NOBODY = { authenticated: false, user: null, csrf_token: null };

describe('[I] session handlers', function () {
  this.timeout(30_000);
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let fake: FakeProvider;
  let api: TestApi;

  before(async () => {
    [mongo, fake] = await Promise.all([startMongo(), startFakeProvider('web')]);
    connection = await connectStore(mongo.uri);
    const provider = createIdentityProvider({ issuer: fake.issuer });
    const client = { clientId: 'web', clientSecret: 'a secret', callbackUrl: 'http://app.test/auth/callback' };
    const login = createOpenIdLogin({ provider, client, plan: { claim: 'plan', fallback: 'free' } });
    const logger = createLogger({ level: 'silent', service: 'api' });
    const handlers = {
      ...createThingHandlers({ made: 0 }),
      ...createSessionHandlers({ login, logger, production: false }),
    };
    api = await startTestApi({ connection, issuer: fake.issuer, paths: THING_PATHS, handlers });
  });
  after(async () => {
    await Promise.all([api.close(), fake.close()]);
    await connection.close();
    await mongo.stop();
  });

  const who = (jar: BrowserJar) => readSession(jar, api.url);
  async function signIn(jar: BrowserJar): Promise<void> {
    const begun = await jar.fetch(`${api.url}/auth/login`);
    const request = fake.read(begun.headers.get('location') ?? 'http://none.test');
    fake.answer(request);
    await jar.fetch(`${api.url}/auth/callback?code=c&state=${request.state}`);
  }

  it('goes back to paths of this server alone', async () => {
    for (const bad of [
      '//evil.test',
      'https://evil.test',
      '/\\evil.test',
      '/a\tb',
      'javascript:alert(1)',
      '/..//evil.test',
    ]) {
      const answer = await fetch(`${api.url}/auth/login?return_to=${encodeURIComponent(bad)}`, { redirect: 'manual' });
      expect([bad, answer.status]).to.deep.equal([bad, 422]);
    }
  });

  it('wants the CSRF token for writes by cookie, and none for reads or bearers', async () => {
    const jar = new BrowserJar();
    await signIn(jar);
    const token = (await who(jar)).csrf_token ?? '';
    const write = async (headers: Record<string, string>) => {
      const options = {
        method: 'POST',
        body: '{"name":"x"}',
        headers: { 'content-type': 'application/json', ...headers },
      };
      return (await jar.fetch(`${api.url}/things`, options)).status;
    };
    expect((await jar.fetch(`${api.url}/things`)).status).to.equal(200);
    expect([
      await write({}),
      await write({ 'x-csrf-token': 'wrong' }),
      await write({ 'x-csrf-token': `${token}x` }),
    ]).to.deep.equal([403, 403, 403]);
    expect(await write({ 'x-csrf-token': token })).to.equal(201);
    expect(await write({ 'x-csrf-token': token, authorization: 'Bearer nonsense' })).to.equal(401);
  });

  it('ends the session for good', async () => {
    const jar = new BrowserJar();
    await signIn(jar);
    const stolen = jar.header(api.url);
    const token = (await who(jar)).csrf_token ?? '';
    expect((await jar.fetch(`${api.url}/auth/logout`, { method: 'POST' })).status).to.equal(403);
    const out = await jar.fetch(`${api.url}/auth/logout`, { method: 'POST', headers: { 'x-csrf-token': token } });
    expect(out.status).to.equal(204);
    expect(jar.header(api.url)).to.equal('');
    expect(await (await fetch(`${api.url}/auth/session`, { headers: { cookie: stolen } })).json()).to.deep.equal(
      NOBODY,
    );
    expect((await fetch(`${api.url}/auth/logout`, { method: 'POST' })).status).to.equal(401);
  });
});
