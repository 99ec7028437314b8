import path from 'node:path';
import { ensureBuild } from '../parts/build.mjs';
import { ensureNodeModules } from '../parts/node-modules.mjs';
import { makeDevelopmentToken } from './development-token.mjs';
import { findDevelopmentUser } from './development-user.mjs';
import { makeOwnToken } from './own-token.mjs';
import { PartMissingError } from './part-missing-error.mjs';
import { projectRoot } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { createSetUpContext } from './set-up-context.mjs';
import { loadSettings } from './settings.mjs';
import { installSignalHandlers } from './shutdown.mjs';
import { withPlatform } from './with-platform.mjs';

const TOKEN_LIFE_SECONDS = 12 * 3600;
const HELP = new Set(['help', '--help', '-h']);

/** Progress goes to stderr: stdout is the client's. @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`);

/**
 * The command-line client as an npm script: against the platform that LINKWRIGHT_URL and LINKWRIGHT_TOKEN name, the one
 * that runs here, or one brought up for it. Sets the exit code of the process to the client's.
 * @param {readonly string[]} args command and options
 */
export async function runClient(args) {
  installSignalHandlers(print);
  try {
    process.exitCode = await run(args);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    if (error instanceof PartMissingError) print(`  to have it: ${error.fix}`);
    process.exitCode = 1;
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
async function run(args) {
  const settings = loadSettings();
  const { LINKWRIGHT_URL, LINKWRIGHT_TOKEN } = settings.env;
  const needsPlatform = args.length > 0 && !args.some((arg) => HELP.has(arg));
  if (LINKWRIGHT_URL !== undefined || !needsPlatform) {
    const context = createSetUpContext(settings, print);
    await ensureNodeModules(context);
    await ensureBuild(context);
    return startClient(args, ownTokenFor(settings));
  }
  return withPlatform(settings, print, ({ api, issuer }) => {
    const wish = {
      issuer: issuer ?? '',
      user: findDevelopmentUser(),
      plan: 'enterprise',
      lifetimeSeconds: TOKEN_LIFE_SECONDS,
    };
    return startClient(args, {
      LINKWRIGHT_URL: api,
      LINKWRIGHT_TOKEN: LINKWRIGHT_TOKEN ?? makeDevelopmentToken(settings, wish),
    });
  });
}

/**
 * A token for the address that LINKWRIGHT_URL names, where that is the platform that runs here and none was given.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Record<string, string>}
 */
function ownTokenFor(settings) {
  const { LINKWRIGHT_URL, LINKWRIGHT_TOKEN } = settings.env;
  if (LINKWRIGHT_URL === undefined || LINKWRIGHT_TOKEN !== undefined) return {};
  const token = makeOwnToken(settings, LINKWRIGHT_URL);
  return token === null ? {} : { LINKWRIGHT_TOKEN: token };
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
async function startClient(args, env) {
  const client = path.join(projectRoot, 'dist', 'cli', 'main.js');
  const command = ['--enable-source-maps', client, ...args];
  const { code } = await runCommand(process.execPath, command, { env: { ...process.env, ...env }, passThrough: true });
  return code;
}
