import { createHash } from 'node:crypto';
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
  /** What the last code exchange was asked, decoded. */
  lastExchange(): { form: Record<string, string>; authorization: string | undefined };
  close(): Promise<void>;
}

/** An identity provider that lies on demand. It signs with the keys of a test identity and checks PKCE like a good one. */
export async function startFakeProvider(clientId: string): Promise<FakeProvider> {
  const keys: TestIdentity = await startIdentity(clientId);
  let next: { request: AuthorizationRequest; token: TokenOptions & { spoil?: (token: string) => string } } | null =
    null;
  let last: { form: Record<string, string>; authorization: string | undefined } = {
    form: {},
    authorization: undefined,
  };

  async function exchange(body: string, authorization: string | undefined): Promise<[number, object]> {
    const form = Object.fromEntries(new URLSearchParams(body));
    last = { form, authorization };
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
    return [200, { id_token: spoil(await keys.token(standard)), access_token: 'opaque', token_type: 'Bearer' }];
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
