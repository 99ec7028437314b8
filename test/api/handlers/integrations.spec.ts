import { expect } from 'chai';
import { DomainError } from '../../../domain/errors.js';
import { BrowserJar } from '../../support/browser-jar.js';
import { type IntegrationsApi, startIntegrationsApi } from '../../support/integrations-api.js';
import { textOf } from '../../support/render-part.js';

const NOT_KNOWN = 'This sign-in is not known';

describe('[I] integration handlers', () => {
  let running: IntegrationsApi;
  before(async () => {
    running = await startIntegrationsApi();
  });
  after(() => running.stop());
  beforeEach(async () => {
    await running.call('DELETE', '/api/integrations/searchconsole');
    Object.assign(running.state, { configured: true, failure: null });
    running.servers.google.settings.refuses = null;
  });

  async function open(back: URL, jar = new BrowserJar()) {
    const answer = await jar.fetch(back.href);
    const html = await answer.text();
    return {
      status: answer.status,
      html,
      text: textOf(html.slice(html.indexOf('<body>'), html.indexOf('<script>'))),
      headers: answer.headers,
    };
  }
  const statusOf = async (user = 'alice') =>
    ((await running.call('GET', '/api/integrations/searchconsole/status', user)).json as { status: string }).status;

  it('sends the browser to the provider with state, PKCE and the least scope', async () => {
    const { json } = await running.call('GET', '/api/integrations/searchconsole/connect');
    const url = new URL((json as { authorize_url: string }).authorize_url);
    expect(`${url.origin}${url.pathname}`).to.equal(`${running.servers.url}/google/authorize`);
    expect(Object.fromEntries(url.searchParams)).to.deep.include({
      ...{ response_type: 'code', client_id: 'google-client', code_challenge_method: 'S256', access_type: 'offline' },
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
      'Google Search Console is connected The account may read 2 properties. Close this window if it was opened for this, or go on to your connections',
    ]);
    expect(page.headers.get('content-security-policy')).to.match(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src/,
    );
    expect(page.headers.get('cache-control')).to.equal('no-store');
    const { json } = await running.call('GET', '/api/integrations/searchconsole/status');
    expect(json).to.deep.include({
      ...{ platform: 'searchconsole', name: 'Google Search Console', can_connect: true, status: 'connected' },
      properties: ['https://www.example.com/', 'sc-domain:example.com'],
      scopes: ['https://www.googleapis.com/auth/webmasters.readonly'],
      ...{ error: null, next_step: null },
    });
    expect(await statusOf('bob')).to.equal('disconnected');
  });

  it('refuses a state that is missing, made up, used before, or of another platform', async () => {
    const back = await running.beginConnect();
    const without = new URL(back);
    without.searchParams.delete('state');
    const madeUp = new URL(back);
    madeUp.searchParams.set('state', 'x'.repeat(43));
    const elsewhere = new URL(back.href.replace('searchconsole', 'analytics'));
    for (const url of [without, madeUp, elsewhere]) {
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
      'Access to Google Search Console was not given The answer of the provider is not in order. Close this window and choose “Connect” again. Close this window if it was opened for this, or go on to your connections',
    ]);
    back.searchParams.set('iss', 'https://google.test');
    expect((await open(back)).text).to.contain(NOT_KNOWN);
  });

  it('says what the provider says, escaped, when the user refuses', async () => {
    running.servers.google.settings.refuses = {
      ...{ error: 'access_denied', error_description: '<script>alert(1)</script> & "no"' },
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

  it('binds a browser that asked to its session', async () => {
    const [mine, theirs] = [new BrowserJar(), new BrowserJar()];
    await running.signIn(mine);
    await running.signIn(theirs);
    const begun = await mine.fetch(`${running.api.url}/api/integrations/analytics/connect`);
    const back = await running.consent(((await begun.json()) as { authorize_url: string }).authorize_url);
    for (const jar of [new BrowserJar(), theirs]) expect((await open(back, jar)).text).to.contain(NOT_KNOWN);
    expect((await open(back, mine)).status).to.equal(200);
  });

  it('lets nobody who is signed in be connected to what a program of somebody else began', async () => {
    const jar = new BrowserJar();
    await running.signIn(jar);
    const back = await running.beginConnect('searchconsole', 'mallory');
    expect((await open(back, jar)).text).to.contain(NOT_KNOWN);
    expect((await open(back)).status).to.equal(200);
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
          'Bing Webmaster Tools cannot be connected yet: whoever runs this installation sets BING_OAUTH_CLIENT_ID and BING_OAUTH_CLIENT_SECRET, from an OAuth client of their own there',
      },
    ]);
  });

  it('disconnects, and again without harm', async () => {
    await open(await running.beginConnect());
    const gone = { platform: 'searchconsole', status: 'disconnected' };
    const first = await running.call('DELETE', '/api/integrations/searchconsole');
    expect([first.status, first.json]).to.deep.equal([200, { ...gone, revoked: true, next_step: null }]);
    const second = await running.call('DELETE', '/api/integrations/searchconsole');
    expect([second.status, second.json]).to.deep.equal([200, { ...gone, revoked: false, next_step: null }]);
    expect(await statusOf()).to.equal('disconnected');
  });

  it('knows no other platforms', async () => {
    for (const end of ['/connect', '/status', '/callback']) {
      const answer = await running.call('GET', `/api/integrations/yandex${end}`);
      expect([answer.status, answer.json]).to.deep.equal([404, { detail: 'Not found' }]);
    }
  });
});
