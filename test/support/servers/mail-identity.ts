import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import type { MailOAuthEnvironment } from '../../../domain/outreach/sending/mail-oauth-settings.js';
import { BrowserJar } from '../browser/browser-jar.js';

export interface MailIdentityOptions {
  redirect_uri: string;
  /** host:port of both mail servers; known only after they have started. */
  servers(): { smtp: string; imap: string };
  /** Seconds. @default 3,600 */
  accessLife?: () => number;
}

export interface MailIdentity {
  issuer: string;
  /** As a mail server asks about a token (RFC 7662), with its own credentials in the address. */
  introspection_url: string;
  /** Settings of an installation whose mailboxes at "Google" are here. */
  env: MailOAuthEnvironment;
  /** As a person in a browser: signs in with this address, allows all, and is sent back. @returns that address */
  consent(authorizeUrl: string, address: string): Promise<URL>;
  /** Requests to the token endpoint by a refresh token so far. */
  refreshes(): number;
  /** While true, every request but introspection fails, as in an outage. */
  setDown(down: boolean): void;
  /** All access tokens end at once; refreshing gives new ones. */
  endAccessTokens(): Promise<void>;
  /** The person takes all access away. */
  revokeAll(): Promise<void>;
  close(): Promise<void>;
}

const CLIENT = { client_id: 'linkwright', client_secret: 'mail-client-secret' };
const SERVER = { client_id: 'mailserver', client_secret: 'mailserver-secret' };

/**
 * A certified identity provider that stands in for Google: refresh tokens rotate and end the grant when one is used twice,
 * which is the strictest that providers do. Its users are addresses, and any password will do.
 */
export async function startMailIdentity({
  redirect_uri,
  servers,
  accessLife,
}: MailIdentityOptions): Promise<MailIdentity> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  let [refreshes, down] = [0, false];
  const server = createServer((req, res) => {
    if (down && req.url !== '/token/introspection') return void res.writeHead(503).end();
    answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const issuer = `http://${host}`;
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    cookies: { keys: ['a-cookie-key'] },
    clients: [
      {
        ...CLIENT,
        redirect_uris: [redirect_uri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
      { ...SERVER, redirect_uris: [], grant_types: [], response_types: [] },
    ],
    scopes: ['openid', 'email', 'offline_access', 'mail'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: id, email_verified: true }),
    }),
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    features: {
      devInteractions: { enabled: true },
      introspection: { enabled: true, allowedPolicy: async () => true },
      revocation: { enabled: true, allowedPolicy: async () => true },
    },
    ttl: {
      AccessToken: () => accessLife?.() ?? 3_600,
      RefreshToken: () => 86_400,
      Grant: 86_400,
      Session: 86_400,
      Interaction: 3_600,
      IdToken: 3_600,
      AuthorizationCode: 60,
    },
  });
  Object.assign(console, { warn, info });
  provider.on('grant.success', ({ oidc }) => {
    if (oidc.params.grant_type === 'refresh_token') refreshes += 1;
    if (oidc.entities.Grant?.jti) grants.add(oidc.entities.Grant.jti);
  });
  const tokens: { destroy(): Promise<void> }[] = [];
  provider.on('access_token.saved', (token) => void tokens.push(token));
  const grants = new Set<string>();
  const answer = provider.callback();

  async function consent(authorizeUrl: string, user: string): Promise<URL> {
    const jar = new BrowserJar();
    let page: string = authorizeUrl;
    for (let hop = 0; hop < 12; hop++) {
      const response = await jar.fetch(page);
      const location = response.headers.get('location');
      const text = await response.text();
      const next = location === null ? await submit(jar, page, text, user) : new URL(location, page).href;
      if (next.startsWith(redirect_uri)) return new URL(next);
      page = next;
    }
    throw new Error('The provider sends the person around in circles');
  }

  return {
    issuer,
    introspection_url: `http://${SERVER.client_id}:${SERVER.client_secret}@${host}/token/introspection`,
    get env() {
      const { smtp, imap } = servers();
      return {
        GOOGLE_MAIL_CLIENT_ID: CLIENT.client_id,
        GOOGLE_MAIL_CLIENT_SECRET: CLIENT.client_secret,
        GOOGLE_MAIL_ISSUER: issuer,
        GOOGLE_MAIL_AUTHORIZE_URL: `${issuer}/auth`,
        GOOGLE_MAIL_TOKEN_URL: `${issuer}/token`,
        GOOGLE_MAIL_REVOKE_URL: `${issuer}/token/revocation`,
        GOOGLE_MAIL_SCOPE: 'openid email offline_access mail',
        GOOGLE_MAIL_SMTP_URL: `smtp://${smtp}`,
        GOOGLE_MAIL_IMAP_URL: `imap://${imap}`,
        MICROSOFT_MAIL_ISSUER: issuer,
        MICROSOFT_MAIL_AUTHORIZE_URL: `${issuer}/auth`,
        MICROSOFT_MAIL_TOKEN_URL: `${issuer}/token`,
        MICROSOFT_MAIL_SCOPE: 'openid email offline_access mail',
        MICROSOFT_MAIL_SMTP_URL: `smtp://${smtp}`,
        MICROSOFT_MAIL_IMAP_URL: `imap://${imap}`,
      };
    },
    consent,
    refreshes: () => refreshes,
    setDown: (value) => {
      down = value;
    },
    endAccessTokens: async () => {
      for (const token of tokens.splice(0)) await token.destroy();
    },
    revokeAll: async () => {
      for (const id of grants) {
        await (await provider.Grant.find(id))?.destroy();
        // Ends all that was given with it.
        await provider.RefreshToken.revokeByGrantId(id);
      }
      grants.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The provider's own pages: a sign-in, then a consent. @returns where the answer sends the browser */
async function submit(jar: BrowserJar, page: string, text: string, user: string): Promise<string> {
  const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1] ?? '';
  const prompt = /name="prompt" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const body = new URLSearchParams({ prompt, login: user, password: 'any' });
  const response = await jar.fetch(new URL(action, page).href, { method: 'POST', body });
  const location = response.headers.get('location');
  if (location === null)
    throw new Error(`The provider shows another page (${response.status}): ${(await response.text()).slice(0, 300)}`);
  return new URL(location, page).href;
}
