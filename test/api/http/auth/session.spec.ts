import { expect } from 'chai';
import type mongoose from 'mongoose';
import { createSessionHandlers } from '../../../../api/accounts/handlers/session.js';
import { createIdentityProvider } from '../../../../api/http/auth/identity-provider.js';
import { createOpenIdLogin } from '../../../../api/http/auth/openid.js';
import { createLogger } from '../../../../platform/logger.js';
import { connectStore } from '../../../../store/base/connect.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { type FakeProvider, startFakeProvider } from '../../../support/servers/fake-provider.js';
import { startMongo, type TestMongo } from '../../../support/servers/mongo.js';

describe('[I] sessions in production', () => {
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let fake: FakeProvider;
  let api: TestApi;
  const warnings: string[] = [];

  before(async () => {
    [mongo, fake] = await Promise.all([startMongo(), startFakeProvider('web')]);
    connection = await connectStore(mongo.uri);
    const provider = createIdentityProvider({ issuer: fake.issuer });
    const client = {
      clientId: 'web',
      clientSecret: 'a secret',
      callbackUrl: 'https://app.test/auth/callback',
      signedOutUrl: 'https://app.test/app/signed-out',
    };
    const login = createOpenIdLogin({ provider, client, plan: { claim: 'plan', fallback: 'free' } });
    const logger = createLogger(
      { level: 'warn', service: 'api' },
      { write: (line) => void warnings.push(JSON.parse(line).msg) },
    );
    const handlers = createSessionHandlers({
      login,
      logger,
      production: true,
      applyGroups: async () => undefined,
      noteMailAddress: async () => undefined,
    });
    const config = { NODE_ENV: 'production', TRUST_PROXY: '1' } as const;
    api = await startTestApi({ connection, issuer: fake.issuer, handlers, config });
  });
  after(async () => {
    await Promise.all([api.close(), fake.close()]);
    await connection.close();
    await mongo.stop();
  });

  const tls = { 'x-forwarded-proto': 'https' };

  it('gives the cookie to this host alone, over HTTPS alone', async () => {
    const { headers, status } = await api.call('GET', '/auth/login', { headers: tls });
    expect(status).to.equal(302);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).to.match(/^__Host-linkwright=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    expect(headers['strict-transport-security']).to.equal('max-age=31536000; includeSubDomains');
    expect(warnings).to.deep.equal([]);
  });

  it('begins no sign-in over plain HTTP, which could not end, and says why there and in the log', async () => {
    const { status, headers, json } = await api.call('GET', '/auth/login');
    expect(status).to.equal(503);
    expect(json)
      .to.have.property('detail')
      .that.matches(/^Sign-in needs HTTPS\. .* set TRUST_PROXY .*X-Forwarded-Proto$/);
    expect(headers['set-cookie']).to.equal(undefined);
    expect(warnings).to.deep.equal(['sign-in needs HTTPS; behind a proxy that ends TLS, set TRUST_PROXY']);
  });

  it('takes no session from a cookie that it did not sign', async () => {
    const begin = await api.call('GET', '/auth/login', { headers: tls });
    const cookie = begin.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const request = fake.read(begin.headers.location ?? '');
    fake.answer(request);
    const done = await api.call('GET', `/auth/callback?code=c&state=${request.state}`, { headers: { ...tls, cookie } });
    const given = done.headers['set-cookie'] ?? [];
    const signedIn = given.find((each) => each.startsWith('__Host-linkwright='))?.split(';')[0] ?? '';
    const authenticated = async (value: string) => {
      const { json } = await api.call('GET', '/auth/session', { headers: { ...tls, cookie: value } });
      return json;
    };
    expect(await authenticated(signedIn)).to.have.property('authenticated', true);
    expect(await authenticated(`${signedIn.slice(0, -4)}AAAA`)).to.have.property('authenticated', false);
    expect(await authenticated(signedIn.replace('__Host-linkwright', 'linkwright'))).to.have.property(
      'authenticated',
      false,
    );
  });
});
