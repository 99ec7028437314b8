import { mkdirSync } from 'node:fs';
import { databaseFolder, holdsData } from '../lib/database-folders.mjs';
import { findOnPath } from '../lib/find-on-path.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { canConnect } from '../lib/ports.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { waitFor } from '../lib/wait-for.mjs';
import { findDownloadedMongod, MONGOD_VERSION, tryDownloadMongod } from './mongod-download.mjs';
import { ensureSecantus, findSecantus, SECANTUS } from './secantus.mjs';
import { ensureWheel, findWheel } from './secantus-wheel.mjs';

/**
 * @typedef {import('../lib/database-folders.mjs').DatabaseKind} DatabaseKind
 * @typedef {import('../lib/set-up-context.mjs').SetUpContext} SetUpContext
 *
 * @typedef {{ kind: 'address', uri: string, what: string, source: string }} GivenDatabase run by others
 * @typedef {{ kind: DatabaseKind, binary: string, what: string, source: string }} DatabaseProgram
 */

/**
 * Looks in order: setting, PATH, tool cache. Data that one program has written stays with that program; only what the
 * prebuilt stand-in has written moves to another one (parts/move-database.mjs).
 * @param {Pick<SetUpContext, 'settings' | 'cacheRoot'>} context
 * @returns {Promise<GivenDatabase | DatabaseProgram | undefined>}
 */
export async function findDatabase(context) {
  const { settings, cacheRoot } = context;
  const uri = settings.env.MONGODB_URI;
  if (uri !== undefined) return { kind: 'address', uri, what: 'your MongoDB', source: 'MONGODB_URI' };
  const secantus = findSecantus(cacheRoot);
  const stub = secantus && describeSecantus(secantus, 'tool cache');
  const holds = (/** @type {DatabaseKind} */ kind) => holdsData(settings.dataDir, kind);
  if (stub !== undefined && holds('secantus') && !holds('mongod')) return stub;
  const mongod = await findMongod(context);
  if (mongod !== undefined) return mongod;
  // What cargo's program has written is never left aside for a program that can't read it.
  if (stub !== undefined || holds('secantus')) return stub;
  const wheel = await findWheel(context);
  return wheel && describeWheel(wheel, 'tool cache');
}

/**
 * The fastest way to a database: if there is none, the prebuilt stand-in if it is available.
 * @param {SetUpContext} context
 * @returns {Promise<GivenDatabase | DatabaseProgram>}
 * @throws PartMissingError
 */
export async function ensureDatabase(context) {
  const found = await findDatabase(context);
  if (found !== undefined) return found;
  const mongod = await downloadMongod(context);
  if (mongod !== undefined) return mongod;
  if (!holdsData(context.settings.dataDir, 'secantus')) {
    const wheel = await ensureWheel(context);
    if (!('missing' in wheel)) return describeWheel(wheel, wheel.made ? 'just fetched' : 'tool cache');
    context.announce(`no prebuilt stand-in for MongoDB: ${wheel.missing}`);
  }
  return buildDatabase(context);
}

/**
 * For tests: a database as quick and as complete as can be had here, built where need be.
 * @param {SetUpContext} context
 * @returns {Promise<GivenDatabase | DatabaseProgram>}
 * @throws PartMissingError
 */
export async function ensureTestDatabase(context) {
  const found = await findDatabase(context);
  if (found !== undefined && found.kind !== 'wheel') return found;
  const mongod = found === undefined ? await downloadMongod(context) : undefined;
  return mongod ?? buildDatabase(context);
}

/**
 * What reads the data that the prebuilt stand-in has written.
 * @param {SetUpContext} context
 * @returns {Promise<DatabaseProgram>}
 * @throws PartMissingError
 */
export async function ensureWheelDatabase(context) {
  const wheel = await ensureWheel(context);
  if (!('missing' in wheel)) return describeWheel(wheel, wheel.made ? 'just fetched' : 'tool cache');
  const folder = databaseFolder(context.settings.dataDir, 'wheel');
  throw new PartMissingError(
    'database',
    `only SecantusDB of PyPI can read the data in ${folder}, and it can't be had: ${wheel.missing}`,
    `install Python 3.11 or newer with pip, or move ${folder} away to begin with an empty database`,
  );
}

/** @param {Pick<SetUpContext, 'settings' | 'cacheRoot'>} context */
async function findMongod({ settings, cacheRoot }) {
  const onPath = findOnPath(['mongod'], settings.env);
  if (onPath !== undefined) return describeMongod(onPath, 'PATH');
  const cached = findDownloadedMongod(cacheRoot);
  return cached === undefined ? undefined : describeMongod(cached, 'tool cache');
}

/** @param {SetUpContext} context */
async function downloadMongod(context) {
  const mongod = context.settings.registriesOnly ? undefined : await tryDownloadMongod(context);
  return mongod === undefined ? undefined : describeMongod(mongod, `downloaded, ${MONGOD_VERSION}`);
}

/** @param {SetUpContext} context */
async function buildDatabase(context) {
  const secantus = await ensureSecantus(context);
  return describeSecantus(secantus, secantus.made ? 'just built' : 'tool cache');
}

/**
 * @param {{ binary: string, version: string }} secantus
 * @param {string} source
 * @returns {DatabaseProgram}
 */
function describeSecantus({ binary, version }, source) {
  return { kind: 'secantus', binary, what: `${SECANTUS} ${version}`, source };
}

/**
 * @param {import('./secantus-wheel.mjs').Wheel} wheel
 * @param {string} source
 * @returns {DatabaseProgram}
 */
function describeWheel({ binary, version }, source) {
  return { kind: 'wheel', binary, what: `SecantusDB ${version}, prebuilt and slower`, source };
}

/**
 * @param {string} binary
 * @param {string} source
 * @returns {Promise<DatabaseProgram>}
 */
async function describeMongod(binary, source) {
  const { stdout } = await runCommand(binary, ['--version'], { timeoutMs: 20_000 });
  return { kind: 'mongod', binary, what: `mongod ${/v(\d[\w.-]*)/.exec(stdout)?.[1] ?? ''}`.trim(), source };
}

/**
 * @param {DatabaseKind} kind
 * @param {string} directory
 * @param {number} port
 * @returns {string[]}
 */
export function databaseArguments(kind, directory, port) {
  if (kind === 'mongod') {
    return ['--dbpath', directory, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'];
  }
  return [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--storage-path',
    directory,
    '--log-level',
    'WARNING',
    '--cache-size',
    '128M',
    '--oplog-retention-seconds',
    '120',
    '--oplog-max-entries',
    '5000',
    // Without sync-on-commit a kill loses writes that were acknowledged.
    '--sync-on-commit',
    ...(kind === 'secantus' ? ['--log-file-max', '16MB', '--checkpoint-seconds', '20'] : []),
  ];
}

/** @param {number} port */
export function databaseUri(port) {
  return `mongodb://127.0.0.1:${port}/linkwright?directConnection=true`;
}

/**
 * @param {DatabaseProgram} program
 * @param {{ port: number, attempt: number, part?: string, directory?: string }} options attempt: 1 for the first start in
 *   this run; part and directory: other ones than those of the platform's database
 * @param {import('../lib/launch.mjs').Launch} launch
 * @returns {Promise<import('../lib/service.mjs').Service>} ready to be connected to
 * @throws PartMissingError; nothing runs then
 */
export async function startDatabase(program, { port, attempt, part = 'database', directory }, launch) {
  const folder = directory ?? databaseFolder(launch.dataDir, program.kind);
  mkdirSync(folder, { recursive: true });
  const args = databaseArguments(program.kind, folder, port);
  const service = await launch.start(part, { command: program.binary, args, attempt, graceMs: 15_000 });
  const isUp = await waitFor(() => canConnect('127.0.0.1', port), {
    timeoutMs: 60_000,
    isHopeless: () => !service.isRunning(),
  });
  if (isUp) return service;
  service.kill();
  throw failed(program, launch.logPath(part));
}

/**
 * @param {DatabaseProgram} program
 * @param {string} logPath
 */
function failed(program, logPath) {
  return new PartMissingError(
    'database',
    `${program.what} did not start:\n${readLogTail(logPath)}`,
    `read ${logPath}, or set MONGODB_URI to a server you have`,
  );
}
