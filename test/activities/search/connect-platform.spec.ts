import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { connectPlatform } from '../../../activities/search/connect-platform.js';
import { startConnect } from '../../../api/search/connect/start-connect.js';
import { tokenPlace } from '../../../domain/search/connection-grant.js';
import { type OAuthEnvironment, oauthSettings } from '../../../domain/search/oauth-settings.js';
import { catchFailure } from '../../support/catch-failure.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

describe('[I] connect platform', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole();
  });
  after(() => running.stop());
  afterEach(() => {
    Object.assign(running.servers.google.settings, { grants_scope: null, omits_refresh_token: false });
  });

  /** As the API does: begins, lets the provider consent, and keeps the code that came back. */
  async function comeBack(user_id: string, changeCode = (code: string) => code): Promise<string> {
    const { store, secrets, servers } = running;
    const asked = { user_id, platform: 'searchconsole' as const, session_id: null, actor_id: user_id };
    const oauth = () => oauthSettings(servers.env as unknown as OAuthEnvironment, 'searchconsole');
    const deps = { connectRequests: store.connectRequests, secrets, oauth, publicUrl: 'https://app.example' };
    const url = new URL(await startConnect(deps, asked, new Date()));
    const back = new URL(servers.google.authorize(url.searchParams).location ?? '');
    const state = back.searchParams.get('state') ?? '';
    const id = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(state))).toString('hex');
    const code = changeCode(back.searchParams.get('code') ?? '');
    await store.connectRequests.answer(
      id,
      secrets.seal(code, tokenPlace(user_id, 'searchconsole', 'code')),
      new Date(),
    );
    return id;
  }
  const finish = (user_id: string, request_id: string, deps = searchDataDeps(running, running)) =>
    catchFailure(connectPlatform(deps, { user_id, platform: 'searchconsole', request_id }, NEVER));
  const newUser = () => `user-${randomBytes(4).toString('hex')}`;

  it('keeps what the provider gives for the code, and never in the open', async () => {
    const user = newUser();
    expect(await finish(user, await comeBack(user))).to.deep.equal({ connected: true, access: 'lasting' });
    expect(await running.store.connections.find(user, 'searchconsole')).to.deep.include({
      status: 'connected',
      scopes: ['https://www.googleapis.com/auth/webmasters.readonly'],
    });
    const grant = await running.store.connections.grantOf(user, 'searchconsole');
    for (const secret of running.servers.secrets()) expect(JSON.stringify(grant)).to.not.contain(secret);
    expect(running.secrets.open(grant?.refresh_token ?? '', `${user}|searchconsole|refresh_token`)).to.match(
      /^refresh-/,
    );
  });

  it('keeps the refresh token of before when the answer brings none (RFC 6749 section 6)', async () => {
    const user = newUser();
    const { connections } = running.store;
    running.servers.google.settings.omits_refresh_token = true;
    expect(await finish(user, await comeBack(user))).to.deep.equal({ connected: true, access: 'short' });
    running.servers.google.settings.omits_refresh_token = false;
    expect(await finish(user, await comeBack(user))).to.deep.equal({ connected: true, access: 'lasting' });
    const before = await connections.grantOf(user, 'searchconsole');
    running.servers.google.settings.omits_refresh_token = true;
    expect(await finish(user, await comeBack(user))).to.deep.equal({ connected: true, access: 'kept' });
    const kept = await connections.grantOf(user, 'searchconsole');
    expect(kept?.refresh_token).to.be.a('string').and.equal(before?.refresh_token);
    expect(kept?.access_token).to.not.equal(before?.access_token);
    await connections.markExpired(user, 'searchconsole', 'taken back');
    expect(await finish(user, await comeBack(user))).to.deep.equal({ connected: true, access: 'short' });
  });

  it('takes a code once, and only for the user that it was given for', async () => {
    const user = newUser();
    const id = await comeBack(user);
    const used = 'This sign-in was used before, or took too long; connect again';
    expect(await finish('somebody-else', id)).to.deep.equal({ code: 'conflict', message: used });
    expect(await finish(user, id)).to.deep.equal({ connected: true, access: 'lasting' });
    expect(await finish(user, id)).to.deep.equal({ code: 'conflict', message: used });
  });

  it('says when the provider does not take the code', async () => {
    const user = newUser();
    expect(await finish(user, await comeBack(user, () => 'code-of-somebody'))).to.deep.equal({
      code: 'conflict',
      message: 'searchconsole did not accept the response; connect again'.replace(
        'searchconsole',
        'Google Search Console',
      ),
    });
    expect(await running.store.connections.find(user, 'searchconsole')).to.equal(null);
  });

  it('refuses access to something else than was asked for, and gives it back', async () => {
    const user = newUser();
    running.servers.google.settings.grants_scope = 'openid';
    const { revokes } = running.servers.google.counts;
    expect(await finish(user, await comeBack(user))).to.include({ code: 'policy_blocked' });
    expect(running.servers.google.counts.revokes).to.equal(revokes + 1);
    expect(await running.store.connections.find(user, 'searchconsole')).to.equal(null);
  });

  it('needs a client and a key on this installation', async () => {
    const user = newUser();
    const noClient = searchDataDeps(running, running, { oauth: () => null });
    expect(await finish(user, 'any', noClient)).to.deep.equal({
      code: 'provider_missing',
      message:
        'Google Search Console cannot be queried: GOOGLE_OAUTH_CLIENT_ID and GOOGLE_OAUTH_CLIENT_SECRET are not set on this installation',
    });
    const keyless = searchDataDeps(running, running, { secrets: { ...running.secrets, keyId: null } });
    expect(await finish(user, await comeBack(user), keyless)).to.include({ code: 'provider_missing' });
  });

  it('says when the provider is away', async () => {
    const user = newUser();
    running.servers.fail('token', { status: 503 });
    expect(await finish(user, await comeBack(user))).to.include({ code: 'dependency_unavailable' });
  });
});
