/**
 * `npm run token -- --user alice --plan free [--expires 1h]` prints a Bearer token for the platform that runs here, or
 * for the next one. Only for the development identity: tokens of a real provider come from that provider.
 */
import { parseArgs } from 'node:util';
import { loadSigningKey, signAccessToken } from './lib/development-keys.mjs';
import { parseDuration } from './lib/parse-duration.mjs';
import { findRun } from './lib/run-record.mjs';
import { loadSettings } from './lib/settings.mjs';

const PLANS = ['free', 'premium', 'enterprise'];
const USAGE = 'usage: npm run token -- --user NAME [--plan free|premium|enterprise] [--expires 1h]';

function printToken() {
  const { values } = parseArgs({
    options: {
      user: { type: 'string' },
      plan: { type: 'string', default: 'enterprise' },
      expires: { type: 'string', default: '1h' },
    },
  });
  const { user, plan } = values;
  if (user === undefined || user === '') throw new Error('--user is missing');
  if (!PLANS.includes(plan)) throw new Error(`there is no plan "${plan}"`);
  const { env, dataDir } = loadSettings();
  if (env.NODE_ENV === 'production') throw new Error('development tokens are not made in production');
  if (env.OIDC_ISSUER !== undefined) throw new Error(`OIDC_ISSUER is set: ask ${env.OIDC_ISSUER} for a token`);
  const run = findRun(dataDir);
  const issuer = run.state === 'running' ? run.record.addresses.issuer : undefined;
  if (issuer === undefined)
    process.stderr.write('No platform runs here: the token fits one that starts on the usual ports.\n');
  const token = signAccessToken(loadSigningKey(dataDir), {
    issuer: issuer ?? `http://127.0.0.1:${env.IDENTITY_PORT ?? 9400}`,
    audience: env.OIDC_AUDIENCE ?? 'linkwright',
    clientId: env.OIDC_CLIENT_ID ?? 'linkwright-web',
    user,
    planClaim: env.PLAN_CLAIM ?? 'plan',
    plan,
    lifetimeSeconds: parseDuration(values.expires),
    nowSeconds: Math.floor(Date.now() / 1000),
  });
  process.stdout.write(`${token}\n`);
}

try {
  printToken();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
  process.exitCode = 1;
}
