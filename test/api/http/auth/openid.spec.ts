import { expect } from 'chai';
import type mongoose from 'mongoose';
import { createSessionHandlers } from '../../../../api/accounts/handlers/session.js';
import { createIdentityProvider } from '../../../../api/http/auth/identity-provider.js';
import { createOpenIdLogin } from '../../../../api/http/auth/openid.js';
import type { OpenIdClient } from '../../../../api/http/auth/openid-strategy.js';
import { applyGroups } from '../../../../api/workspaces/apply-groups.js';
import { createFindLimits } from '../../../../api/workspaces/find-limits.js';
import { createLogger } from '../../../../platform/logger.js';
import { connectStore } from '../../../../store/base/connect.js';
import { createStore } from '../../../../store/index.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../../support/api/thing-paths.js';
import { BrowserJar } from '../../../support/browser/browser-jar.js';
import { readSession } from '../../../support/read-session.js';
import { type FakeProvider, startFakeProvider } from '../../../support/servers/fake-provider.js';
import { startMongo, type TestMongo } from '../../../support/servers/mongo.js';
import { type RealProvider, startRealProvider } from '../../../support/servers/real-provider.js';

const CLIENT = {
  clientId: 'linkwright-web',
  clientSecret: 'a secret: with % and + signs',
  callbackUrl: 'http://app.test/auth/callback',
  signedOutUrl: 'http://app.test/app/signed-out',
};
const MAPPING = {
  group: 'seo',
  workspace_id: 'ws_65f0c0ffee65f0c0ffee65f0',
  role: 'viewer' as const,
  can_send: false,
  sites: [],
};
const logged: Record<string, unknown>[] = [];
const logger = createLogger(
  { level: 'warn', service: 'api' },
  { write: (line: string) => void logged.push(JSON.parse(line)) },
);

describe('[I] sign-in by OpenID Connect', () => {
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let fake: FakeProvider;
  let api: TestApi;

  async function startApi(issuer: string, client: OpenIdClient): Promise<TestApi> {
    const provider = createIdentityProvider({ issuer });
    const login = createOpenIdLogin({ provider, client, plan: { claim: 'plan', fallback: 'free' } });
    const handlers = {
      ...createThingHandlers({ made: 0 }),
      ...createSessionHandlers({
        login,
        logger,
        production: false,
        noteMailAddress: (user, email) => createStore(connection).mailAddresses.note(user, email, new Date()),
        applyGroups: (user, id) =>
          applyGroups({ ...createStore(connection), logger, findLimits: createFindLimits({}) }, [MAPPING], user, id),
      }),
    };
    return startTestApi({ connection, issuer, paths: THING_PATHS, handlers });
  }

  before(async () => {
    [mongo, fake] = await Promise.all([startMongo(), startFakeProvider(CLIENT.clientId)]);
    connection = await connectStore(mongo.uri);
    api = await startApi(fake.issuer, CLIENT);
  });
  after(async () => {
    await Promise.all([api.close(), fake.close()]);
    await connection.close();
    await mongo.stop();
  });

  async function begin(jar: BrowserJar, returnTo = '/docs') {
    const answer = await jar.fetch(`${api.url}/auth/login?return_to=${encodeURIComponent(returnTo)}`);
    return fake.read(answer.headers.get('location') ?? 'http://none.test');
  }
  async function finish(jar: BrowserJar, query: Record<string, string>) {
    const answer = await jar.fetch(`${api.url}/auth/callback?${new URLSearchParams(query)}`);
    const text = await answer.text();
    return { status: answer.status, location: answer.headers.get('location'), text };
  }
  const who = (jar: BrowserJar) => readSession(jar, api.url);
  const REFUSED = { status: 401, location: null, text: '{"detail":"Sign-in failed; please start again"}' };
  const NOBODY = { authenticated: false, user: null, csrf_token: null };

  describe('with a real provider', () => {
    let real: RealProvider;
    let realApi: TestApi;

    before(async () => {
      real = await startRealProvider();
      const client = {
        ...CLIENT,
        get callbackUrl() {
          return `${realApi.url}/auth/callback`;
        },
      };
      realApi = await startApi(real.issuer, client);
      real.register({ ...CLIENT, redirectUri: client.callbackUrl });
    });
    after(() => Promise.all([real.close(), realApi.close()]));

    it('signs in and knows the user', async () => {
      const jar = new BrowserJar();
      const loginPage = await jar.follow(`${realApi.url}/auth/login?return_to=/things`);
      const consentPage = await jar.submit(loginPage, { prompt: 'login', login: 'alice', password: 'any' });
      const done = await jar.submit(consentPage, { prompt: 'consent' });
      expect([done.url, done.answer.status, done.text]).to.deep.equal([
        `${realApi.url}/things`,
        200,
        '{"name":"100","made":0}',
      ]);
      const session = await readSession(jar, realApi.url);
      expect(session.user).to.deep.equal({
        id: 'alice',
        plan: 'premium',
        name: 'Alice Ant',
        email: 'alice@example.test',
      });
    });

    it('lets members in and out by the groups of each sign-in', async () => {
      const { workspaces, memberships } = createStore(connection);
      await workspaces.create(MAPPING.workspace_id, 'Team', 'olga', new Date());
      const source = async (groups: string[]) => {
        real.setGroups(groups);
        const jar = new BrowserJar();
        const loginPage = await jar.follow(`${realApi.url}/auth/login?return_to=/things`);
        const consentPage = await jar.submit(loginPage, { prompt: 'login', login: 'alice', password: 'any' });
        expect((await jar.submit(consentPage, { prompt: 'consent' })).answer.status).to.equal(200);
        return (await memberships.find(MAPPING.workspace_id, 'alice'))?.source;
      };
      expect(await source(['seo'])).to.equal('groups');
      expect(await source(['other'])).to.equal(undefined);
    });
  });

  it('signs in with PKCE, state and nonce, into a new session', async () => {
    const jar = new BrowserJar();
    const request = await begin(jar, '/things?limit=5#top');
    expect(request).to.include({
      client_id: CLIENT.clientId,
      redirect_uri: CLIENT.callbackUrl,
      code_challenge_method: 'S256',
    });
    expect(request.code_challenge).to.match(/^[\w-]{43}$/);
    expect([request.state.length, request.nonce.length]).to.deep.equal([32, 20]);
    const planted = jar.header(api.url);

    fake.answer(request, { plan: 'premium', claims: { name: 'Alice Ant', email: 'alice@example.test' } });
    const done = await finish(jar, { code: 'c', state: request.state, session_state: 'ignored' });
    expect([done.status, done.location]).to.deep.equal([302, '/things?limit=5#top']);
    const { form, authorization } = fake.lastExchange();
    expect(form).to.deep.include({ grant_type: 'authorization_code', code: 'c', redirect_uri: CLIENT.callbackUrl });
    expect(Buffer.from(authorization?.slice(6) ?? '', 'base64').toString()).to.equal(
      'linkwright-web:a+secret%3A+with+%25+and+%2B+signs',
    );

    const session = await who(jar);
    expect(session).to.deep.include({
      authenticated: true,
      user: { id: 'alice', plan: 'premium', name: 'Alice Ant', email: 'alice@example.test' },
    });
    expect(session.csrf_token).to.match(/^[\w-]{43}$/);
    expect(jar.header(api.url)).not.to.equal(planted);
    const old = await fetch(`${api.url}/auth/session`, { headers: { cookie: planted } });
    expect(await old.json()).to.deep.equal(NOBODY);
    expect(jar.set.at(-1)).to.match(/^linkwright=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('keeps no cookie value and no readable id in the database', async () => {
    const jar = new BrowserJar();
    await begin(jar);
    const stored = JSON.stringify(await connection.collection('sessions').find({}).toArray());
    const value =
      decodeURIComponent(jar.header(api.url).split('=')[1] ?? '')
        .slice(2)
        .split('.')[0] ?? '';
    expect(value.length).to.be.greaterThan(20);
    expect(stored).not.to.contain(value);
  });

  it('refuses ID tokens that are not what was asked for', async () => {
    const now = Math.floor(Date.now() / 1000);
    const lies = {
      'another nonce': { claims: { nonce: 'other' } },
      'no nonce': { claims: { nonce: undefined } },
      'tampered claims': {
        spoil: (token: string) =>
          token
            .split('.')
            .map((part, index) => (index === 1 ? rewrite(part) : part))
            .join('.'),
      },
      'broken signature': { spoil: (token: string) => `${token.slice(0, -8)}AAAAAAAA` },
      'no signature': {
        spoil: (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      },
      'unknown key': { header: { kid: 'other', typ: 'JWT' } },
      'another audience': { audience: 'other' },
      'another issuer': { issuer: 'http://evil.test' },
      'another party': { audience: [CLIENT.clientId, 'other'], claims: { azp: 'other' } },
      expired: { claims: { exp: now - 300 } },
      'an access token': { header: { typ: 'at+jwt' } },
      'no token at all': { spoil: () => '' },
      'no JSON': { spoil: () => 'a.b.c' },
      'no subject': { claims: { sub: undefined } },
      'odd subject': { claims: { sub: 'line\nbreak' } },
    };
    for (const [name, lie] of Object.entries(lies)) {
      const jar = new BrowserJar();
      const request = await begin(jar);
      fake.answer(request, lie);
      const done = await finish(jar, { code: 'c', state: request.state });
      expect({ name, ...done }).to.deep.equal({ name, ...REFUSED });
      expect(await who(jar), name).to.deep.equal(NOBODY);
    }
  });

  it('takes each state once, from the session that began it', async () => {
    const jar = new BrowserJar();
    const request = await begin(jar);
    fake.answer(request);
    expect(await finish(new BrowserJar(), { code: 'c', state: request.state })).to.deep.equal(REFUSED);
    expect(await finish(jar, { code: 'c', state: 'x'.repeat(32) })).to.deep.equal(REFUSED);
    expect(await finish(jar, { code: 'c' })).to.deep.equal(REFUSED);
    expect((await finish(jar, { code: 'c', state: request.state })).status).to.equal(302);
    expect(await finish(jar, { code: 'c', state: request.state })).to.deep.equal(REFUSED);
  });

  it('refuses a code that does not belong to the verifier', async () => {
    const [jar, other] = [new BrowserJar(), new BrowserJar()];
    const [request, foreign] = [await begin(jar), await begin(other)];
    fake.answer(foreign);
    expect(await finish(jar, { code: 'stolen', state: request.state })).to.deep.equal(REFUSED);
  });

  it('lets two tabs sign in at the same time', async () => {
    const jar = new BrowserJar();
    const [first, second] = [await begin(jar, '/a'), await begin(jar, '/b')];
    fake.answer(first);
    expect((await finish(jar, { code: 'c', state: first.state })).location).to.equal('/a');
    expect(second.state).not.to.equal(first.state);
  });

  it('refuses answers of another issuer, and errors without echoing them', async () => {
    const jar = new BrowserJar();
    const request = await begin(jar);
    fake.answer(request);
    expect(await finish(jar, { code: 'c', state: request.state, iss: 'http://evil.test' })).to.deep.equal(REFUSED);
    const error = { error: 'access_denied', error_description: '<script>alert(1)</script>', state: request.state };
    expect(await finish(jar, error)).to.deep.equal(REFUSED);
    expect((await finish(jar, { code: 'c', state: request.state, iss: fake.issuer })).status).to.equal(302);
  });

  it('logs a code of OAuth as it came, and nothing else that is in the address', async () => {
    const codes = ['access_denied', 'account_selection_required'];
    const odd = ['<script>', 'password=hunter2', 'Access_denied', 'a'.repeat(90), 'x\ny', 'planted secret'];
    const before = logged.length;
    for (const error of [...codes, ...odd]) expect(await finish(new BrowserJar(), { error })).to.deep.equal(REFUSED);
    const reasons = logged.slice(before).flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
    expect(reasons).to.deep.equal([
      ...codes.map((code) => `The provider returned ${code}`),
      ...odd.map(() => 'The provider returned an error that is no OAuth error code'),
    ]);
  });

  it('says 503 when the provider can not be reached', async () => {
    const lonely = await startApi('http://127.0.0.1:1', CLIENT);
    const answer = await fetch(`${lonely.url}/auth/login`, { redirect: 'manual' });
    expect([answer.status, await answer.json()]).to.deep.equal([
      503,
      { detail: 'The identity provider is not reachable' },
    ]);
    await lonely.close();
  });
});

function rewrite(payload: string): string {
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return Buffer.from(JSON.stringify({ ...claims, sub: 'root' })).toString('base64url');
}
