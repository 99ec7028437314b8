import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { startIdentity, type TestIdentity, type TokenOptions } from './identity.js';

export interface AuthorizationRequest {
  state: string;
  nonce: string;
  code_challenge: string;
  code_challenge_method: string;
  redirect_uri: string;
  client_id: string;
}

export interface FakeProvider {
  issuer: string;
  /** The query of a redirect to the authorization endpoint. */
  read(location: string): AuthorizationRequest;
  /** The next code exchange answers with an ID token like this. */
  answer(request: AuthorizationRequest, idToken?: TokenOptions & { spoil?: (token: string) => string }): void;
  /** A bearer token for the API, as this provider signs it. */
  token(options: TokenOptions): Promise<string>;
  /** Every token that was handed out, and every code verifier that was shown for one. */
  secrets(): string[];
  /** What the last code exchange was asked, decoded. */
  lastExchange(): { form: Record<string, string>; authorization: string | undefined };
  close(): Promise<void>;
}

/** An identity provider that lies on demand. It signs with the keys of a test identity and checks PKCE like a good one. */
export async function startFakeProvider(clientId: string, { canSignOut = false } = {}): Promise<FakeProvider> {
  const keys: TestIdentity = await startIdentity(clientId, ['RS256']);
  let next: { request: AuthorizationRequest; token: TokenOptions & { spoil?: (token: string) => string } } | null =
    null;
  let last: { form: Record<string, string>; authorization: string | undefined } = {
    form: {},
    authorization: undefined,
  };

  const secrets: string[] = [];
  const handOut = (secret: string): string => {
    secrets.push(secret);
    return secret;
  };

  async function exchange(body: string, authorization: string | undefined): Promise<[number, object]> {
    const form = Object.fromEntries(new URLSearchParams(body));
    last = { form, authorization };
    handOut(form['code_verifier'] ?? '');
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    if (!next || challenge !== next.request.code_challenge) return [400, { error: 'invalid_grant' }];
    const { spoil = (token: string) => token, ...options } = next.token;
    const standard = {
      issuer,
      header: { typ: 'JWT' },
      ...options,
      claims: { nonce: next.request.nonce, ...options.claims },
    };
    const id_token = handOut(spoil(await keys.token(standard)));
    const access_token = handOut(`opaque-${randomBytes(18).toString('base64url')}`);
    return [200, { id_token, access_token, token_type: 'Bearer' }];
  }

  const server = createServer((req, res) => {
    const reply = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (req.url === '/jwks') return void reply(200, keys.jwks);
    if (req.url !== '/token') {
      return void reply(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        ...(canSignOut && { end_session_endpoint: `${issuer}/end?realm=1` }),
      });
    }
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on(
      'end',
      () => void exchange(body, req.headers.authorization).then(([status, answer]) => reply(status, answer)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    issuer,
    read: (location) => {
      const query = new URL(location).searchParams;
      const text = (name: string): string => query.get(name) ?? '';
      return {
        state: text('state'),
        nonce: text('nonce'),
        code_challenge: text('code_challenge'),
        code_challenge_method: text('code_challenge_method'),
        redirect_uri: text('redirect_uri'),
        client_id: text('client_id'),
      };
    },
    answer: (request, token = {}) => {
      next = { request, token };
    },
    token: async (options) => handOut(await keys.token({ issuer, ...options })),
    secrets: () => secrets.filter((secret) => secret !== ''),
    lastExchange: () => last,
    close: async () => {
      await keys.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
