import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { canConnect } from '../lib/ports.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { waitFor } from '../lib/wait-for.mjs';
import { findDownloadedMongod, MONGOD_VERSION, tryDownloadMongod } from './mongod-download.mjs';
import { ensureSecantus, findSecantus, SECANTUS } from './secantus.mjs';

/**
 * @typedef {{ kind: 'address', uri: string, what: string, source: string }} GivenDatabase somebody else runs it
 * @typedef {{ kind: 'mongod' | 'secantus', binary: string, what: string, source: string }} DatabaseProgram
 */

/**
 * Looks in order: setting, PATH, tool cache. Data that one program has written stays with that program.
 * @param {Pick<import('../lib/set-up-context.mjs').SetUpContext, 'settings' | 'cacheRoot'>} context
 * @returns {Promise<GivenDatabase | DatabaseProgram | undefined>}
 */
export async function findDatabase({ settings, cacheRoot }) {
  const uri = settings.env.MONGODB_URI;
  if (uri !== undefined) return { kind: 'address', uri, what: 'your MongoDB', source: 'MONGODB_URI' };
  const secantus = findSecantus(cacheRoot);
  const stub = secantus && describeSecantus(secantus, 'tool cache');
  const hasStandInData = existsSync(dataPath(settings.dataDir, 'secantus'));
  if (stub !== undefined && hasStandInData && !existsSync(dataPath(settings.dataDir, 'mongod'))) return stub;
  const onPath = findOnPath(['mongod'], settings.env);
  if (onPath !== undefined) return describeMongod(onPath, 'PATH');
  const cached = findDownloadedMongod(cacheRoot);
  if (cached !== undefined) return describeMongod(cached, 'tool cache');
  return stub;
}

/**
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<GivenDatabase | DatabaseProgram>}
 * @throws PartMissingError
 */
export async function ensureDatabase(context) {
  const found = await findDatabase(context);
  if (found !== undefined) return found;
  if (!context.settings.registriesOnly) {
    const mongod = await tryDownloadMongod(context);
    if (mongod !== undefined) return describeMongod(mongod, `downloaded, ${MONGOD_VERSION}`);
  }
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
 * @param {string} binary
 * @param {string} source
 * @returns {Promise<DatabaseProgram>}
 */
async function describeMongod(binary, source) {
  const { stdout } = await runCommand(binary, ['--version'], { timeoutMs: 20_000 });
  return { kind: 'mongod', binary, what: `mongod ${/v(\d[\w.-]*)/.exec(stdout)?.[1] ?? ''}`.trim(), source };
}

/**
 * @param {string} dataDir
 * @param {DatabaseProgram['kind']} kind
 */
function dataPath(dataDir, kind) {
  return path.join(dataDir, 'database', kind);
}

/**
 * @param {DatabaseProgram['kind']} kind
 * @param {string} directory
 * @param {number} port
 * @returns {string[]}
 */
export function databaseArguments(kind, directory, port) {
  if (kind === 'mongod') {
    return ['--dbpath', directory, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'];
  }
  return [
    ...['--host', '127.0.0.1', '--port', String(port), '--storage-path', directory],
    ...['--cache-size', '128M', '--log-file-max', '16MB', '--oplog-retention-seconds', '120'],
    // Without sync-on-commit a kill loses writes that were acknowledged.
    ...['--oplog-max-entries', '5000', '--checkpoint-seconds', '20', '--sync-on-commit', '--log-level', 'WARNING'],
  ];
}

/** @param {number} port */
export function databaseUri(port) {
  return `mongodb://127.0.0.1:${port}/linkwright?directConnection=true`;
}

/**
 * @param {DatabaseProgram} program
 * @param {{ port: number, attempt: number }} options attempt: 1 for the first start in this run
 * @param {import('../lib/launch.mjs').Launch} launch
 * @returns {Promise<import('../lib/service.mjs').Service>} ready to be connected to
 * @throws PartMissingError; nothing runs then
 */
export async function startDatabase(program, { port, attempt }, launch) {
  const directory = dataPath(launch.dataDir, program.kind);
  mkdirSync(directory, { recursive: true });
  const args = databaseArguments(program.kind, directory, port);
  const service = await launch.start('database', { command: program.binary, args, attempt, graceMs: 15_000 });
  const isUp = await waitFor(() => canConnect('127.0.0.1', port), {
    timeoutMs: 60_000,
    isHopeless: () => !service.isRunning(),
  });
  if (isUp) return service;
  service.kill();
  throw failed(program, launch.logPath('database'));
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
