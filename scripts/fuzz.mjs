/**
 * `npm run fuzz -- …`: lets schemathesis try everything that openapi.yaml allows, and much that it doesn't, on the
 * platform that runs here or one brought up for it. Takes long; further arguments go to `schemathesis run`.
 */
import './lib/runtime.mjs';
import path from 'node:path';
import { makeDevelopmentToken } from './lib/development-token.mjs';
import { PartMissingError } from './lib/part-missing-error.mjs';
import { projectRoot } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { withPlatform } from './lib/with-platform.mjs';
import { ensureSchemathesis } from './parts/schemathesis.mjs';

const TOKEN_LIFE_SECONDS = 12 * 3600;
const DEFAULTS = [
  '--checks',
  'all',
  '--phases',
  'examples,coverage,fuzzing,stateful',
  '--max-examples',
  '50',
  '--max-failures',
  '20',
  '--request-timeout',
  '60',
  '--no-color',
];

/** @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`);

/** @returns {Promise<number>} exit code */
async function fuzz() {
  // The rate limit would reject most of the requests.
  const settings = loadSettings();
  settings.env.RATE_LIMIT_PER_MINUTE ??= '1000000';
  const schemathesis = await ensureSchemathesis(createSetUpContext(settings, (message) => print(`  … ${message}`)));
  return withPlatform(settings, print, async ({ api, issuer }) => {
    const token =
      settings.env.LINKWRIGHT_TOKEN ??
      makeDevelopmentToken(settings, {
        issuer: issuer ?? '',
        user: 'fuzz',
        plan: 'enterprise',
        lifetimeSeconds: TOKEN_LIFE_SECONDS,
      });
    const args = [
      ...schemathesis.args,
      'run',
      path.join(projectRoot, 'api/generated/openapi.yaml'),
      '--url',
      api,
      ...DEFAULTS,
    ];
    const header = ['-H', `Authorization: Bearer ${token}`];
    const options = { cwd: settings.dataDir, passThrough: true };
    return (await runCommand(schemathesis.command, [...args, ...header, ...process.argv.slice(2)], options)).code;
  });
}

installSignalHandlers(print);
try {
  process.exitCode = await fuzz();
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  if (error instanceof PartMissingError) print(`  to have it: ${error.fix}`);
  process.exitCode = 1;
}
