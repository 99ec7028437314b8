/**
 * `npm run token -- [--user alice] [--plan free] [--groups seo,client] [--expires 1h]` prints a Bearer token for the platform that runs here, or
 * for the next one; for you and the largest plan unless it is said otherwise. Only for the development identity: tokens of a real provider come from that provider.
 */
import './lib/runtime.mjs';
import { parseArgs } from 'node:util';
import { readGroups } from './lib/development-groups.mjs';
import { makeDevelopmentToken } from './lib/development-token.mjs';
import { findDevelopmentUser } from './lib/development-user.mjs';
import { parseDuration } from './lib/parse-duration.mjs';
import { findRun } from './lib/run-record.mjs';
import { loadSettings } from './lib/settings.mjs';

const PLANS = ['free', 'premium', 'enterprise'];
const USAGE =
  'usage: npm run token -- [--user NAME] [--plan free|premium|enterprise] [--groups seo,client] [--expires 1h]';

function printToken() {
  const { values } = parseArgs({
    options: {
      user: { type: 'string', default: findDevelopmentUser() },
      plan: { type: 'string', default: 'enterprise' },
      groups: { type: 'string' },
      expires: { type: 'string', default: '1h' },
    },
  });
  const { user, plan } = values;
  if (user === '') throw new Error('--user must not be empty; leave it out to be yourself');
  if (!PLANS.includes(plan)) throw new Error(`there is no plan "${plan}"`);
  const groups = values.groups === undefined ? undefined : readGroups(values.groups);
  if (groups === null) throw new Error('--groups takes names that are separated by commas');
  const settings = loadSettings();
  const run = findRun(settings.dataDir);
  const issuer = run.state === 'running' ? run.record.addresses.issuer : undefined;
  const token = makeDevelopmentToken(settings, {
    issuer: issuer ?? `http://127.0.0.1:${settings.ports.identity.preferred}`,
    user,
    plan,
    ...(groups !== undefined && { groups }),
    lifetimeSeconds: parseDuration(values.expires),
  });
  if (issuer === undefined) {
    process.stderr.write('No platform runs here: the token fits one that starts on the usual ports.\n');
  }
  process.stdout.write(`${token}\n`);
}

try {
  printToken();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
  process.exitCode = 1;
}
