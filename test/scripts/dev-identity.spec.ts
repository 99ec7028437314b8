import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';
import { makeDevelopmentToken } from '../../scripts/lib/development-token.mjs';
import { projectRoot } from '../../scripts/lib/paths.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import { readSettings } from '../../scripts/lib/settings.mjs';
import { freePort } from '../support/servers/free-port.js';

const PROGRAM = path.join(projectRoot, 'scripts/dev-identity.mjs');
const CALLBACK = 'http://127.0.0.1:18080/auth/callback';
const SECRET = 's'.repeat(40);
const SIGNED_OUT = 'http://127.0.0.1:18080/app/signed-out';
const discoverySchema = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url(),
});
const tokensSchema = z.object({ access_token: z.string(), id_token: z.string() });

/** Follows redirects as a browser does, until one leads to the application. */
class Browser {
  private readonly cookies = new Map<string, string>();

  async open(url: string, form?: Record<string, string>): Promise<{ url: string; status: number; body: string }> {
    const body = form === undefined ? undefined : new URLSearchParams(form);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { method: body ? 'POST' : 'GET', body, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return { url, status: response.status, body: await response.text() };
    const next = new URL(location, url).href;
    return next.startsWith(CALLBACK) || next.startsWith(SIGNED_OUT)
      ? { url: next, status: 302, body: '' }
      : this.open(next);
  }

  /** As the page's script does. */
  submit(page: { url: string; body: string }) {
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
    return this.open(new URL(action, page.url).href, { xsrf, logout: 'yes' });
  }
}

describe('[I] development identity provider', () => {
  let dataDir: string;
  let issuer: string;
  let provider: ChildProcess;
  let discovery: z.infer<typeof discoverySchema>;

  const environment = () => ({
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    OIDC_ISSUER: issuer,
    PUBLIC_URL: 'http://127.0.0.1:18080',
    OIDC_CLIENT_ID: 'linkwright-web',
    OIDC_CLIENT_SECRET: SECRET,
    OIDC_AUDIENCE: 'linkwright',
    PLAN_CLAIM: 'plan',
    GROUPS_CLAIM: 'roles',
    GROUP_MAPPINGS: '[{"group":"seo & <ads>","workspace_id":"ws_1","role":"editor"}]',
  });

  before(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'linkwright-identity-'));
    issuer = `http://127.0.0.1:${await freePort()}`;
    provider = spawn(process.execPath, [PROGRAM], { env: environment(), stdio: ['ignore', 'pipe', 'ignore'] });
    if (provider.stdout === null) throw new Error('no output');
    for await (const chunk of provider.stdout.iterator({ destroyOnReturn: false })) {
      if (String(chunk).includes(`listening as ${issuer}`)) break;
    }
    discovery = discoverySchema.parse(await (await fetch(`${issuer}/.well-known/openid-configuration`)).json());
  });

  after(async () => {
    const exit = once(provider, 'exit');
    provider.kill('SIGTERM');
    expect(await exit).to.deep.equal([0, null]);
    rmSync(dataDir, { recursive: true });
  });

  const startUrl = (challenge: Record<string, string>) => {
    const query = {
      client_id: 'linkwright-web',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: CALLBACK,
    };
    return `${discovery.authorization_endpoint}?${new URLSearchParams({ ...query, state: 'st', nonce: 'no', ...challenge })}`;
  };

  const newSignIn = (extra: Record<string, string> = {}) => {
    const verifier = randomBytes(32).toString('base64url');
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    return { verifier, url: startUrl({ code_challenge, code_challenge_method: 'S256', ...extra }) };
  };
  const exchange = async (back: URL, verifier: string) => {
    const response = await fetch(discovery.token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`linkwright-web:${SECRET}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: CALLBACK,
        code_verifier: verifier,
      }),
    });
    return tokensSchema.parse(await response.json());
  };
  /** Who comes out of a sign-in, with the ID token; the form is filled in where it is shown. */
  const signIn = async (browser: Browser, user: string, extra: Record<string, string> = {}) => {
    const { verifier, url } = newSignIn(extra);
    const page = await browser.open(url);
    let back = page.status === 302 ? page : await browser.open(page.url, { user, plan: 'free' });
    // The session of another name ends first.
    if (back.status === 200) back = await browser.submit(back);
    const { id_token } = await exchange(new URL(back.url), verifier);
    return { asked: page !== back, sub: decodeJwt(id_token).sub, id_token };
  };

  it('lets somebody else in after a sign-out, and where it is asked to ask again', async () => {
    const browser = new Browser();
    const { id_token } = await signIn(browser, 'alice');
    expect(await signIn(browser, 'bob')).to.include({ asked: false, sub: 'alice' });
    expect(await signIn(browser, 'bob', { prompt: 'login' })).to.include({ asked: true, sub: 'bob' });
    const leave = { client_id: 'linkwright-web', post_logout_redirect_uri: SIGNED_OUT, id_token_hint: id_token };
    const page = await browser.open(`${discovery.end_session_endpoint}?${new URLSearchParams(leave)}`);
    expect(page.body).to.contain('<script>').and.to.contain('name="logout" value="yes"');
    expect((await browser.submit(page)).url).to.equal(SIGNED_OUT);
    expect(await signIn(browser, 'carl')).to.include({ asked: true, sub: 'carl' });
  });

  it('signs a person in with the plan they chose, by code and PKCE', async () => {
    const { verifier, url } = newSignIn();
    const browser = new Browser();
    const page = await browser.open(url);
    expect(page.body).to.contain('<label for="user">User name</label>');
    const refused = await browser.open(page.url, { user: '<b>', plan: 'free' });
    expect([refused.status, refused.body.includes('role="alert"')]).to.deep.equal([422, true]);
    const back = new URL((await browser.open(page.url, { user: 'alice', plan: 'premium' })).url);
    expect(back.searchParams.get('state')).to.equal('st');
    const tokens = await exchange(back, verifier);
    const keys = createRemoteJWKSet(new URL(discovery.jwks_uri));
    const id = await jwtVerify(tokens.id_token, keys, { issuer, audience: 'linkwright-web' });
    expect(id.payload).to.include({
      sub: 'alice',
      name: 'alice',
      email: 'alice@example.test',
      plan: 'premium',
      nonce: 'no',
    });
    const access = await jwtVerify(tokens.access_token, keys, { issuer, audience: 'linkwright', typ: 'at+jwt' });
    expect(access.payload).to.include({ sub: 'alice', plan: 'premium' });
  });

  it('lets a person choose groups, which both tokens have: those of GROUP_MAPPINGS, others, or none', async () => {
    for (const [form, groups] of [
      [{ group: 'seo & <ads>', groups: 'client, client ,ops' }, ['seo & <ads>', 'client', 'ops']],
      [{}, []],
    ] as const) {
      const { verifier, url } = newSignIn();
      const browser = new Browser();
      const page = await browser.open(url);
      expect(page.body).to.contain('value="seo &#38; &#60;ads&#62;"').and.contain('<label for="groups">Other groups');
      const refused = await browser.open(page.url, { user: 'gia', plan: 'free', groups: 'x'.repeat(201) });
      expect(refused.status).to.equal(422);
      const back = new URL((await browser.open(page.url, { user: 'gia', plan: 'free', ...form })).url);
      const tokens = await exchange(back, verifier);
      for (const token of [tokens.id_token, tokens.access_token])
        expect(decodeJwt(token)['roles']).to.deep.equal(groups);
    }
  });

  it('refuses a sign-in without PKCE', async () => {
    const answer = new URL((await new Browser().open(startUrl({}))).url);
    expect(answer.searchParams.get('error')).to.equal('invalid_request');
  });

  it('stands behind the tokens of npm run token', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const token = makeDevelopmentToken(settings, { issuer, user: 'bob', plan: 'free', lifetimeSeconds: 60 });
    const keys = createRemoteJWKSet(new URL(discovery.jwks_uri));
    const { payload } = await jwtVerify(token, keys, { issuer, audience: 'linkwright', typ: 'at+jwt' });
    expect(payload).to.include({ sub: 'bob', plan: 'free' });
    expect(payload).to.not.have.property('groups');
    const wish = { issuer, user: 'bob', plan: 'free', lifetimeSeconds: 60, groups: ['seo'] };
    expect(decodeJwt(makeDevelopmentToken(settings, wish))['groups']).to.deep.equal(['seo']);
  });

  it('does not run in production', async () => {
    const result = await runCommand(process.execPath, [PROGRAM], { env: { ...environment(), NODE_ENV: 'production' } });
    expect(result.code).to.equal(1);
    expect(result.stderr).to.contain('does not run in production');
  });
});

describe('[U] makeDevelopmentToken', () => {
  const wish = { issuer: 'http://127.0.0.1:9400', user: 'bob', plan: 'free', lifetimeSeconds: 60 };

  it('makes none in production, and none for the provider of somebody else', () => {
    expect(() => makeDevelopmentToken(readSettings({ NODE_ENV: 'production' }), wish)).to.throw(
      'not made in production',
    );
    const foreign = readSettings({ OIDC_ISSUER: 'https://id.example' });
    expect(() => makeDevelopmentToken(foreign, wish)).to.throw('ask https://id.example for a token');
  });
});
