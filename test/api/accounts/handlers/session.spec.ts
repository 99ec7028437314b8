import { expect } from 'chai';
import type mongoose from 'mongoose';
import { createSessionHandlers } from '../../../../api/accounts/handlers/session.js';
import { createIdentityProvider } from '../../../../api/http/auth/identity-provider.js';
import { createOpenIdLogin } from '../../../../api/http/auth/openid.js';
import { createLogger } from '../../../../platform/logger.js';
import { connectStore } from '../../../../store/base/connect.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../../support/api/thing-paths.js';
import { BrowserJar } from '../../../support/browser/browser-jar.js';
import { readSession } from '../../../support/read-session.js';
import { type FakeProvider, startFakeProvider } from '../../../support/servers/fake-provider.js';
import { startMongo, type TestMongo } from '../../../support/servers/mongo.js';

const NOBODY = { authenticated: false, user: null, csrf_token: null };

describe('[I] session handlers', () => {
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let fake: FakeProvider;
  let api: TestApi;

  before(async () => {
    [mongo, fake] = await Promise.all([startMongo(), startFakeProvider('web')]);
    connection = await connectStore(mongo.uri);
    api = await startSessions(fake);
  });
  async function startSessions({ issuer }: FakeProvider): Promise<TestApi> {
    const provider = createIdentityProvider({ issuer });
    const client = {
      clientId: 'web',
      clientSecret: 'a secret',
      callbackUrl: 'http://app.test/auth/callback',
      signedOutUrl: 'http://app.test/app/signed-out',
    };
    const login = createOpenIdLogin({ provider, client, plan: { claim: 'plan', fallback: 'free' } });
    const logger = createLogger({ level: 'silent', service: 'api' });
    const handlers = {
      ...createThingHandlers({ made: 0 }),
      ...createSessionHandlers({
        login,
        logger,
        production: false,
        applyGroups: async () => undefined,
        noteMailAddress: async () => undefined,
      }),
    };
    return startTestApi({ connection, issuer, paths: THING_PATHS, handlers });
  }
  after(async () => {
    await Promise.all([api.close(), fake.close()]);
    await connection.close();
    await mongo.stop();
  });

  const who = (jar: BrowserJar) => readSession(jar, api.url);
  async function begin(jar: BrowserJar): Promise<URL> {
    const begun = await jar.fetch(`${api.url}/auth/login`);
    return new URL(begun.headers.get('location') ?? 'http://none.test');
  }
  async function signIn(jar: BrowserJar, on = fake): Promise<void> {
    const request = on.read((await begin(jar)).href);
    on.answer(request);
    await jar.fetch(`${api.url}/auth/callback?code=c&state=${request.state}`);
  }
  async function signOut(jar: BrowserJar): Promise<URL> {
    const headers = { 'x-csrf-token': (await who(jar)).csrf_token ?? '' };
    const out = await jar.fetch(`${api.url}/auth/logout`, { method: 'POST', headers });
    const { continue_at }: { continue_at: string } = JSON.parse(await out.text());
    return new URL(continue_at, api.url);
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
    expect([out.status, await out.json()]).to.deep.equal([200, { continue_at: '/app/signed-out' }]);
    expect(jar.header(api.url)).to.equal('linkwright-signed-out=1');
    expect(await (await fetch(`${api.url}/auth/session`, { headers: { cookie: stolen } })).json()).to.deep.equal(
      NOBODY,
    );
    expect((await fetch(`${api.url}/auth/logout`, { method: 'POST' })).status).to.equal(401);
  });

  it('has the provider ask again after a sign-out, once', async () => {
    const jar = new BrowserJar();
    expect((await begin(jar)).searchParams.get('prompt')).to.equal(null);
    await signIn(jar);
    expect((await begin(jar)).searchParams.get('prompt')).to.equal(null);
    await signOut(jar);
    expect((await begin(jar)).searchParams.get('prompt')).to.equal('login');
    await signIn(jar);
    expect(jar.header(api.url)).to.not.contain('signed-out');
    expect((await begin(jar)).searchParams.get('prompt')).to.equal(null);
  });

  it('leads to the end of the session at the provider, with what names it', async () => {
    const [before, other] = [{ api, fake }, await startFakeProvider('web', { canSignOut: true })];
    [api, fake] = [await startSessions(other), other];
    try {
      const jar = new BrowserJar();
      await signIn(jar);
      const leave = await signOut(jar);
      const { id_token_hint, ...rest } = Object.fromEntries(leave.searchParams);
      expect(leave.href).to.match(new RegExp(`^${other.issuer}/end\\?`));
      const post_logout_redirect_uri = 'http://app.test/app/signed-out';
      expect(rest).to.deep.equal({ realm: '1', client_id: 'web', post_logout_redirect_uri });
      expect(other.secrets()).to.include(id_token_hint);
    } finally {
      await Promise.all([api.close(), other.close()]);
      ({ api, fake } = before);
    }
  });
});
