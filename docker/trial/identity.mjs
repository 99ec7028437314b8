// An OpenID provider of our own for the trial: like one that operators have, it knows nothing of Linkwright but its client.
// Everyone may sign in under any name: `?user=` of the sign-in form names the person.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire('/app/package.json');
const { Provider } = await import(pathToFileURL(require.resolve('oidc-provider')).href);
const { ISSUER, PUBLIC_URL, OIDC_CLIENT_ID = 'linkwright-web', OIDC_CLIENT_SECRET } = process.env;
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
const kid = createHash('sha256').update(key.n).digest('hex').slice(0, 16);

const provider = new Provider(ISSUER, {
  jwks: { keys: [{ ...key, kid, alg: 'RS256', use: 'sig' }] },
  cookies: { keys: ['trial'] },
  clients: [
    {
      client_id: OIDC_CLIENT_ID,
      client_secret: OIDC_CLIENT_SECRET,
      redirect_uris: [`${PUBLIC_URL}/auth/callback`],
      post_logout_redirect_uris: [`${PUBLIC_URL}/app/signed-out`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  scopes: ['openid', 'profile', 'email'],
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, name: id, email: `${id}@example.test`, email_verified: true }),
  }),
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => 'urn:linkwright:api',
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        audience: process.env.OIDC_AUDIENCE || 'linkwright',
        scope: '',
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
});
const answer = provider.callback();

const certificate = { key: readFileSync('/certificates/key.pem'), cert: readFileSync('/certificates/certificate.pem') };
createServer(certificate, async (request, response) => {
  const url = new URL(request.url, ISSUER);
  if (!url.pathname.startsWith('/interaction/')) return answer(request, response);
  try {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
    const user = url.searchParams.get('user');
    if (prompt.name === 'login' && !user) {
      response.setHeader('content-type', 'text/html');
      return response.end('<form><label>Name <input name="user" required></label><button>Sign in</button></form>');
    }
    if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: user } });
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId: session.accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    for (const [resource, scopes] of Object.entries(prompt.details.missingResourceScopes ?? {}))
      grant.addResourceScope(resource, scopes.join(' '));
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: true },
    );
  } catch (error) {
    response.writeHead(400).end(`${error.message}\n`);
  }
}).listen(9443);
