import { expect } from 'chai';
import { DomainError } from '../../../../domain/base/errors.js';
import { type IntegrationsApi, startIntegrationsApi } from '../../../support/api/integrations-api.js';
import { BrowserJar } from '../../../support/browser/browser-jar.js';
import { readText } from '../../../support/browser/render-part.js';

const NOT_KNOWN = 'This sign-in is not known';

describe('[I] integration handlers', () => {
  let running: IntegrationsApi;
  /** A browser in which alice is signed in. */
  const alices = new BrowserJar();
  before(async () => {
    running = await startIntegrationsApi();
    await running.signIn(alices, 'alice');
  });
  after(() => running.stop());
  beforeEach(async () => {
    await running.call('DELETE', '/api/integrations/searchconsole');
    Object.assign(running.state, { configured: true, failure: null });
    Object.assign(running.servers.google.settings, { refuses: null, omits_refresh_token: false });
  });

  async function open(back: URL, jar = alices) {
    const answer = await jar.fetch(back.href);
    const html = await answer.text();
    return {
      status: answer.status,
      html,
      text: readText(html.slice(html.indexOf('<body>'), html.indexOf('<script>'))),
      headers: answer.headers,
    };
  }
  const statusOf = async (user = 'alice', platform = 'searchconsole') =>
    ((await running.call('GET', `/api/integrations/${platform}/status`, user)).json as { status: string }).status;
  /** As a program does that has read the address the browser was sent back to. */
  const complete = (back: URL, user: string) =>
    running.call('POST', back.pathname.replace('callback', 'complete'), user, Object.fromEntries(back.searchParams));

  it('sends the browser to the provider with state, PKCE and the least scope', async () => {
    const { json } = await running.call('GET', '/api/integrations/searchconsole/connect');
    const url = new URL((json as { authorize_url: string }).authorize_url);
    expect(`${url.origin}${url.pathname}`).to.equal(`${running.servers.url}/google/authorize`);
    expect(Object.fromEntries(url.searchParams)).to.deep.include({
      response_type: 'code',
      client_id: 'google-client',
      code_challenge_method: 'S256',
      access_type: 'offline',
      redirect_uri: 'https://app.example/api/integrations/searchconsole/callback',
      scope: 'https://www.googleapis.com/auth/webmasters.readonly',
    });
    for (const name of ['state', 'code_challenge']) expect(url.searchParams.get(name)).to.match(/^[\w-]{43}$/);
    const kept = await running.running.connection.collection('connect_requests').find().toArray();
    expect(JSON.stringify(kept)).to.not.contain(url.searchParams.get('state'));
  });

  it('connects who comes back, on a page that closes itself', async () => {
    const page = await open(await running.beginConnect());
    expect([page.status, page.text]).to.deep.equal([
      200,
      'Google Search Console is connected The account may read 2 properties. Close this window if it was opened for this, or continue to your connections',
    ]);
    expect(page.headers.get('content-security-policy')).to.match(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src/,
    );
    expect(page.headers.get('cache-control')).to.equal('no-store');
    const { json } = await running.call('GET', '/api/integrations/searchconsole/status');
    expect(json).to.deep.include({
      platform: 'searchconsole',
      name: 'Google Search Console',
      can_connect: true,
      status: 'connected',
      properties: ['https://www.example.com/', 'sc-domain:example.com'],
      scopes: ['https://www.googleapis.com/auth/webmasters.readonly'],
      error: null,
      next_step: null,
    });
    expect(await statusOf('bob')).to.equal('disconnected');
  });

  it('reads the sites of a user daily from when a platform is connected until the last is disconnected', async () => {
    const input = { site_url: 'https://www.example.com/', site: 'example.com', competitors: [], target_keywords: [] };
    const { site } = await running.store.sites.insert('alice', input, new Date());
    running.kept.length = 0;
    await open(await running.beginConnect());
    await running.call('DELETE', '/api/integrations/searchconsole');
    expect(running.kept).to.deep.equal(['example.com with search', 'example.com without search']);
    await running.store.sites.remove('alice', site.id);
  });

  it('refuses a state that is missing, made up, used before, or of another platform', async () => {
    const back = await running.beginConnect();
    const without = new URL(back);
    without.searchParams.delete('state');
    const madeUp = new URL(back);
    madeUp.searchParams.set('state', 'x'.repeat(43));
    const burnt = await running.beginConnect();
    const elsewhere = new URL(burnt.href.replace('searchconsole', 'analytics'));
    for (const url of [without, madeUp, elsewhere, burnt]) {
      const { status, text } = await open(url);
      expect([status, text.startsWith(NOT_KNOWN)], url.href).to.deep.equal([403, true]);
    }
    expect((await open(back)).status).to.equal(200);
    const exchanges = running.servers.google.counts.exchanges;
    expect((await open(back)).text).to.contain(NOT_KNOWN);
    expect(running.servers.google.counts.exchanges).to.equal(exchanges);
    expect(await statusOf()).to.equal('connected');
  });

  it('lets one of many who come back with the same answer through', async () => {
    const back = await running.beginConnect();
    const pages = await Promise.all(Array.from({ length: 6 }, () => open(back)));
    expect(pages.map(({ status }) => status).sort()).to.deep.equal([200, 403, 403, 403, 403, 403]);
  });

  it('refuses who takes longer than twenty minutes', async () => {
    const back = await running.beginConnect();
    await running.running.connection
      .collection('connect_requests')
      .updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await open(back)).status).to.equal(403);
  });

  it('refuses an answer that another issuer gave', async () => {
    const back = await running.beginConnect();
    back.searchParams.set('iss', 'https://evil.example');
    const page = await open(back);
    expect([page.status, page.text]).to.deep.equal([
      403,
      'Access to Google Search Console was not given The response of the provider is not valid. Close this window and choose “Connect” again. Close this window if it was opened for this, or continue to your connections',
    ]);
    back.searchParams.set('iss', 'https://google.test');
    expect((await open(back)).text).to.contain(NOT_KNOWN);
  });

  it('says what the provider says, escaped, when the user refuses', async () => {
    running.servers.google.settings.refuses = {
      error: 'access_denied',
      error_description: '<script>alert(1)</script> & "no"',
    };
    const page = await open(await running.beginConnect());
    expect(page.status).to.equal(403);
    expect(page.html).to.contain('&lt;script>alert(1)&lt;/script>').and.not.contain('<script>alert');
    expect(page.text).to.match(/^Access to Google Search Console was not given Google Search Console says: /);
    expect(await statusOf()).to.equal('disconnected');
  });

  it('refuses an answer without a code', async () => {
    const back = await running.beginConnect();
    back.searchParams.delete('code');
    expect((await open(back)).status).to.equal(403);
  });

  it('binds a browser that asked to its session, and burns what another brings back', async () => {
    const [mine, theirs] = [new BrowserJar(), new BrowserJar()];
    await running.signIn(mine);
    await running.signIn(theirs);
    const begin = async () => {
      const begun = await mine.fetch(`${running.api.url}/api/integrations/analytics/connect`);
      return running.consent(((await begun.json()) as { authorize_url: string }).authorize_url);
    };
    for (const jar of [new BrowserJar(), theirs]) {
      const back = await begin();
      for (const each of [jar, mine]) expect((await open(back, each)).text).to.contain(NOT_KNOWN);
    }
    expect((await open(await begin(), mine)).status).to.equal(200);
  });

  it('lets no one who is signed in be connected to what a program of somebody else began', async () => {
    const back = await running.beginConnect('searchconsole', 'mallory');
    expect((await open(back)).text).to.contain(NOT_KNOWN);
    expect((await complete(back, 'mallory')).status).to.equal(403);
    expect(await statusOf('mallory')).to.equal('disconnected');
  });

  for (const platform of ['searchconsole', 'analytics', 'altengine'] as const) {
    it(`${platform}: asks who comes back with nobody signed in to sign in as whom a program began it for`, async () => {
      const jar = new BrowserJar();
      const back = await running.beginConnect(platform, 'carol');
      const { exchanges } = running.servers.google.counts;
      const page = await open(back, jar);
      expect(page.status).to.equal(200);
      expect(page.text).to.match(/^Finish connecting (Google|Bing) .* to account carol Nothing is connected yet\./);
      expect(running.servers.google.counts.exchanges).to.equal(exchanges);
      expect(await statusOf('carol', platform)).to.equal('disconnected');
      const link = /href="(\/auth\/login[^"]+)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const returned = await running.signIn(jar, 'carol', link);
      expect(returned).to.equal(back.pathname + back.search);
      expect((await open(new URL(returned, running.api.url), jar)).text).to.contain('is connected');
      expect(await statusOf('carol', platform)).to.equal('connected');
      await running.call('DELETE', `/api/integrations/${platform}`, 'carol');
    });

    it(`${platform}: ends what a program began for the same user alone, once`, async () => {
      const lured = await running.beginConnect(platform, 'carol');
      await open(lured, new BrowserJar());
      const refused = await complete(lured, 'bob');
      expect(refused.status).to.equal(403);
      expect((refused.json as { detail: string }).detail).to.match(/^This sign-in is not known\. /);
      expect((await complete(lured, 'carol')).status).to.equal(403);
      const back = await running.beginConnect(platform, 'carol');
      const done = await complete(back, 'carol');
      expect([done.status, done.json]).to.deep.include.members([200]);
      expect(done.json).to.include({ platform, status: 'connected' });
      expect((await complete(back, 'carol')).status).to.equal(403);
      await running.call('DELETE', `/api/integrations/${platform}`, 'carol');
    });
  }

  it('keeps the lasting access of before when a new consent brings none, and says so', async () => {
    expect((await open(await running.beginConnect())).text).to.not.contain('lasting access');
    const before = await running.store.connections.grantOf('alice', 'searchconsole');
    running.servers.google.settings.omits_refresh_token = true;
    const page = await open(await running.beginConnect());
    expect(page.text).to.contain('gave no new lasting access, so the one from before is kept');
    const after = await running.store.connections.grantOf('alice', 'searchconsole');
    expect(after?.refresh_token).to.be.a('string').and.equal(before?.refresh_token);
    expect(after?.access_token).to.not.equal(before?.access_token);
    await running.call('DELETE', '/api/integrations/searchconsole');
    expect((await open(await running.beginConnect())).text).to.contain('for a short time only');
  });

  it('tells of a provider, or a part of ours, that does not answer', async () => {
    running.servers.fail('token', { status: 503 });
    const away = await open(await running.beginConnect());
    expect([away.status, away.text.startsWith('Google Search Console was not connected')]).to.deep.equal([503, true]);
    running.state.failure = new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
    const down = await open(await running.beginConnect());
    expect([down.status, down.text.includes('Temporal is not reachable')]).to.deep.equal([503, true]);
  });

  it('says what to set where the installation has no client', async () => {
    running.state.configured = false;
    const answer = await running.call('GET', '/api/integrations/altengine/connect');
    expect([answer.status, answer.json]).to.deep.equal([
      503,
      {
        detail:
          'Bing Webmaster Tools cannot be connected yet: the operator of this installation sets BING_OAUTH_CLIENT_ID and BING_OAUTH_CLIENT_SECRET, from an OAuth client of their own there',
      },
    ]);
  });

  it('disconnects, and again without harm', async () => {
    await open(await running.beginConnect());
    const gone = { platform: 'searchconsole', status: 'disconnected', collected_data: 'kept' };
    const first = await running.call('DELETE', '/api/integrations/searchconsole');
    expect([first.status, first.json]).to.deep.equal([200, { ...gone, revoked: true, next_step: null }]);
    const second = await running.call('DELETE', '/api/integrations/searchconsole');
    expect([second.status, second.json]).to.deep.equal([200, { ...gone, revoked: false, next_step: null }]);
    expect(await statusOf()).to.equal('disconnected');
  });

  it('erases what was collected through it when that is asked for, and nothing else', async () => {
    const { artifacts } = running.store;
    const keys = { mine: 'raw:searchconsole:a..b', analysis: 'search:x.example:analysis', other: 'raw:altengine:a..b' };
    for (const key of Object.values(keys)) await artifacts.put('alice', key, { rows: 1 });
    const kept = await running.call('DELETE', '/api/integrations/searchconsole?data=keep');
    expect(kept.json).to.include({ collected_data: 'kept' });
    expect(await artifacts.has('alice', keys.mine)).to.equal(true);
    const gone = await running.call('DELETE', '/api/integrations/searchconsole?data=erase');
    expect(gone.json).to.include({ collected_data: 'erased' });
    const left = await Promise.all(Object.values(keys).map((key) => artifacts.has('alice', key)));
    expect(left).to.deep.equal([false, false, true]);
    expect((await running.call('DELETE', '/api/integrations/searchconsole?data=all')).status).to.equal(422);
  });

  it('knows no other platforms', async () => {
    for (const end of ['/connect', '/status', '/callback']) {
      const answer = await running.call('GET', `/api/integrations/yandex${end}`);
      expect([answer.status, answer.json]).to.deep.equal([404, { detail: 'Not found' }]);
    }
  });
});
