import { createServer } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';

export interface TokenOptions {
  sub?: string;
  plan?: string;
  /** Negative for a token that has already expired. */
  expiresInSeconds?: number;
  audience?: string | string[];
  issuer?: string;
  alg?: Alg;
  /** Added to, or overriding, header and claims; undefined removes. */
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
}

export interface TestIdentity {
  issuer: string;
  audience: string;
  /** A signed access token; by default of user alice, good for ten minutes. */
  token(options?: TokenOptions): Promise<string>;
  /** Public keys as the issuer publishes them. */
  jwks: { keys: Record<string, unknown>[] };
  /** New keys from now on; the old ones are no longer published. */
  rotateKeys(): Promise<void>;
  /** Requests to the key set so far. */
  keyRequests(): number;
  /** While true, every request to the issuer fails. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

type Alg = 'RS256' | 'ES256';

/**
 * An issuer of our own: discovery, keys and tokens, but no login page.
 * @param algs of its keys; tokens are signed with the first. RSA takes a processor 135 ms for each key and most of a
 *   millisecond for each token, so it is left to the specs that are about it and to providers of others.
 */
export async function startIdentity(
  audience = 'linkwright',
  algs: readonly [Alg, ...Alg[]] = ['ES256'],
): Promise<TestIdentity> {
  const jwks: { keys: Record<string, unknown>[] } = { keys: [] };
  const signers = new Map<Alg, { key: CryptoKey; kid: string }>();
  let generation = 0;
  let keyRequests = 0;
  let down = false;

  async function rotateKeys(): Promise<void> {
    generation++;
    jwks.keys = await Promise.all(
      algs.map(async (alg) => {
        const { publicKey, privateKey } = await generateKeyPair(alg);
        const kid = `${alg}-${generation}`;
        signers.set(alg, { key: privateKey, kid });
        return { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
      }),
    );
  }
  await rotateKeys();

  const server = createServer((req, res) => {
    if (req.url === '/jwks') keyRequests++;
    if (down) return void req.socket.destroy();
    const body = req.url === '/jwks' ? jwks : discovery(issuer);
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  async function token(options: TokenOptions = {}): Promise<string> {
    const alg = options.alg ?? algs[0];
    const signer = signers.get(alg);
    if (!signer) throw new Error('no key');
    const nowSeconds = Math.floor(Date.now() / 1000);
    const standard = {
      iss: options.issuer ?? issuer,
      aud: options.audience ?? audience,
      sub: options.sub ?? 'alice',
      iat: nowSeconds,
      exp: nowSeconds + (options.expiresInSeconds ?? 600),
      ...(options.plan === undefined ? {} : { plan: options.plan }),
    };
    const claims: JWTPayload = withoutUndefined({ ...standard, ...options.claims });
    const header: JWTHeaderParameters = { alg, kid: signer.kid, typ: 'at+jwt' };
    return new SignJWT(claims).setProtectedHeader(Object.assign(header, options.header)).sign(signer.key);
  }

  return {
    issuer,
    audience,
    token,
    jwks,
    rotateKeys,
    keyRequests: () => keyRequests,
    setDown: (value) => {
      down = value;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function discovery(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  };
}

function withoutUndefined(claims: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}
