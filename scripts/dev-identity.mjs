/**
 * An OpenID provider for development: anyone may sign in under any name and choose a plan and groups. `npm start` runs it when no
 * OIDC_ISSUER is set. It must never face users, so it refuses to run in production.
 */
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { listMappedGroups } from './lib/development-groups.mjs';
import { loadSigningKey } from './lib/development-keys.mjs';
import { loadDevelopmentSecrets } from './lib/development-secrets.mjs';
import { createIdentityConfiguration } from './lib/identity-configuration.mjs';
import { handleInteraction } from './lib/identity-interaction.mjs';

if (process.env.NODE_ENV === 'production') {
  process.stderr.write('The development identity provider does not run in production: set OIDC_ISSUER to your own.\n');
  process.exit(1);
}

/** @param {string} name */
function need(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: scripts/start.mjs sets it`);
  return value;
}

const issuer = need('OIDC_ISSUER');
const dataDir = need('DATA_DIR');
const people = new Map();
const mapped = listMappedGroups(process.env['GROUP_MAPPINGS']);
const provider = new Provider(
  issuer,
  createIdentityConfiguration({
    publicUrl: need('PUBLIC_URL'),
    clientId: need('OIDC_CLIENT_ID'),
    clientSecret: need('OIDC_CLIENT_SECRET'),
    audience: need('OIDC_AUDIENCE'),
    planClaim: need('PLAN_CLAIM'),
    groupsClaim: need('GROUPS_CLAIM'),
    signingKey: loadSigningKey(dataDir),
    cookieSecret: loadDevelopmentSecrets(dataDir).sessionSecret,
    people,
  }),
);
provider.on('server_error', (_context, error) => process.stderr.write(`${error.stack ?? error.message}\n`));

const answer = provider.callback();
const server = createServer((request, response) => {
  if (!request.url?.startsWith('/interaction/')) return answer(request, response);
  handleInteraction(provider, people, mapped, request, response).catch((error) => {
    process.stderr.write(`${error.stack ?? error}\n`);
    // A form that was left open too long, or sent twice: not an error of this process.
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('This sign-in has expired. Go back to the application and sign in again.\n');
  });
});
server.listen(Number(new URL(issuer).port), '127.0.0.1', () => process.stdout.write(`listening as ${issuer}\n`));

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
