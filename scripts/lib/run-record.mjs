import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { identifyProcess, killMarkedProcesses, killProcessesUsing, signalGroup } from './process-table.mjs';

/**
 * What `npm start` writes to DATA_DIR/run.json so that other scripts find a running platform, and the next start finds
 * what a killed one has left behind.
 * @typedef {object} RunRecord
 * @property {string} runId
 * @property {number} pid of the script that watches over the parts
 * @property {string | undefined} identity see identifyProcess
 * @property {'starting' | 'ready'} state
 * @property {string} scratch folder for temporary files of this run
 * @property {{ api?: string, temporal?: string, temporalUi?: string, database?: string, issuer?: string, mail?: string }} addresses
 * @property {Record<string, { pid: number, identity: string | undefined }>} parts
 */

/**
 * Chromium puts a socket below its folder for temporary files, and a socket's path may have 103 characters (104 bytes in
 * sockaddr_un on macOS). So the name is as short as can be, and macOS's own long folder is not used.
 */
const SCRATCH_PREFIX = existsSync('/tmp') ? '/tmp/lw-' : path.join(os.tmpdir(), 'lw-');
const SCRATCH = /[/\\]lw-\w{6}$/;

/** @returns {string} a fresh folder, short of name */
export function makeScratch() {
  return mkdtempSync(SCRATCH_PREFIX);
}

/** @param {string} dataDir */
const recordPath = (dataDir) => path.join(dataDir, 'run.json');

/**
 * @param {string} dataDir
 * @param {RunRecord} record
 */
export function writeRunRecord(dataDir, record) {
  mkdirSync(dataDir, { recursive: true });
  const file = recordPath(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** @param {string} dataDir */
export function removeRunRecord(dataDir) {
  rmSync(recordPath(dataDir), { force: true });
}

/**
 * @param {string} dataDir
 * @returns {{ state: 'none' } | { state: 'running' | 'stale', record: RunRecord }} stale: its script is gone
 */
export function findRun(dataDir) {
  const record = readRecord(dataDir);
  if (record === undefined) return { state: 'none' };
  const alive = identifyProcess(record.pid) !== undefined && identifyProcess(record.pid) === record.identity;
  return { state: alive ? 'running' : 'stale', record };
}

/**
 * Ends what a killed start has left running. A process is ended only when its start time and command line are those on
 * record, or when its environment carries the mark of that run.
 * @param {RunRecord} record
 * @returns {number} how many processes were ended
 */
export function endLeftovers(record) {
  const ended = new Set();
  for (const part of Object.values(record.parts)) {
    if (part.identity === undefined || identifyProcess(part.pid) !== part.identity) continue;
    signalGroup(part.pid, 'SIGKILL');
    ended.add(part.pid);
  }
  for (const pid of killMarkedProcesses(`${record.runId}/`)) ended.add(pid);
  for (const pid of killProcessesUsing(record.scratch)) ended.add(pid);
  rmSync(record.scratch, { recursive: true, force: true, maxRetries: 5 });
  return ended.size;
}

/**
 * @param {string} dataDir
 * @returns {RunRecord | undefined} undefined when there is none or it can't be understood
 */
function readRecord(dataDir) {
  try {
    const record = JSON.parse(readFileSync(recordPath(dataDir), 'utf8'));
    // Scratch is removed with all that is in it, so it must be a folder that we have made.
    const isOurs = typeof record.scratch === 'string' && SCRATCH.test(record.scratch);
    const isWhole = typeof record.runId === 'string' && record.runId !== '' && Number.isInteger(record.pid) && isOurs;
    return isWhole ? { addresses: {}, parts: {}, ...record } : undefined;
  } catch {
    return undefined;
  }
}
