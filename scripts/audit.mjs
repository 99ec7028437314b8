/**
 * `npm run audit -- <url>`: the command-line client, against the platform that runs here or one brought up for it.
 * LINKWRIGHT_URL and LINKWRIGHT_TOKEN name a platform elsewhere.
 */
import os from 'node:os';
import path from 'node:path';
import { makeDevelopmentToken } from './lib/development-token.mjs';
import { PartMissingError } from './lib/part-missing-error.mjs';
import { projectRoot } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { withPlatform } from './lib/with-platform.mjs';
import { ensureBuild } from './parts/build.mjs';
import { ensureNodeModules } from './parts/node-modules.mjs';

const TOKEN_LIFE_SECONDS = 12 * 3600;

/** Progress goes to stderr: stdout is the client's. @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`);

/** @param {Record<string, string>} env */
async function runClient(env) {
  const client = path.join(projectRoot, 'dist', 'cli', 'main.js');
  const args = ['--enable-source-maps', client, 'audit', ...process.argv.slice(2)];
  const { code } = await runCommand(process.execPath, args, { env: { ...process.env, ...env }, passThrough: true });
  return code;
}

/** @returns {Promise<number>} exit code */
async function audit() {
  const settings = loadSettings();
  const { LINKWRIGHT_URL, LINKWRIGHT_TOKEN } = settings.env;
  if (LINKWRIGHT_URL !== undefined) {
    const context = createSetUpContext(settings, print);
    await ensureNodeModules(context);
    await ensureBuild(context);
    return runClient({});
  }
  return withPlatform(settings, print, ({ api, issuer }) => {
    const wish = {
      issuer: issuer ?? '',
      user: os.userInfo().username,
      plan: 'enterprise',
      lifetimeSeconds: TOKEN_LIFE_SECONDS,
    };
    return runClient({
      LINKWRIGHT_URL: api,
      LINKWRIGHT_TOKEN: LINKWRIGHT_TOKEN ?? makeDevelopmentToken(settings, wish),
    });
  });
}

installSignalHandlers(print);
try {
  process.exitCode = await audit();
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  if (error instanceof PartMissingError) print(`  to have it: ${error.fix}`);
  process.exitCode = 1;
}
