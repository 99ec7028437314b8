import { createServer, type RequestListener } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

export interface RealProvider {
  issuer: string;
  /** Until then it answers nothing: who the client is depends on a port that comes later. */
  register(client: ProviderClient): void;
  /** The groups of everybody from now on; until then tokens do not say. */
  setGroups(groups: readonly string[]): void;
  close(): Promise<void>;
}

export interface ProviderClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const USERS: Record<string, { name: string; plan: string }> = { alice: { name: 'Alice Ant', plan: 'premium' } };

/** A certified identity provider in this process. Any password will do for alice. */
export async function startRealProvider(): Promise<RealProvider> {
  let groups: readonly string[] | undefined;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  let answer: RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = createServer((req, res) => answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    issuer,
    register: (client) => {
      answer = quietly(() =>
        new Provider(
          issuer,
          configuration(client, key, () => groups),
        ).callback(),
      );
    },
    setGroups: (named) => {
      groups = named;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** It warns of every default that is meant for development, which is what this is. */
function quietly<Made>(make: () => Made): Made {
  const { warn, info } = console;
  Object.assign(console, { warn: () => {}, info: () => {} });
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}

function configuration(
  client: ProviderClient,
  key: object,
  groups: () => readonly string[] | undefined,
): Record<string, unknown> {
  return {
    jwks: { keys: [key] },
    cookies: { keys: ['only for tests'] },
    // PKCE is demanded, so that a sign-in without it would fail.
    pkce: { required: () => true },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        scope: 'openid profile email',
      },
    ],
    claims: { openid: ['sub', 'plan', 'groups'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (_context: unknown, id: string) =>
      USERS[id] && {
        accountId: id,
        claims: () => ({ sub: id, email: `${id}@example.test`, groups: groups(), ...USERS[id] }),
      },
    features: { devInteractions: { enabled: true } },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
  };
}
