import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { releaseLock, tryLock } from './file-lock.mjs';
import { identifyProcess } from './process-table.mjs';
import { endLeftovers, findRun, makeScratch, removeRunRecord, writeRunRecord } from './run-record.mjs';
import { onShutdown } from './shutdown.mjs';

/**
 * @typedef {object} RunJournal
 * @property {string} runId
 * @property {string} scratch folder for temporary files of this run
 * @property {number} leftovers how many processes of an earlier run, whose script was killed, had to be ended
 * @property {(service: import('./service.mjs').Service) => void} noteStart
 * @property {(addresses: import('./run-record.mjs').RunRecord['addresses']) => void} noteAddresses
 * @property {() => void} noteReady
 */

/**
 * Claims the data folder for this run: only one platform may work on it.
 * @param {string} dataDir
 * @returns {RunJournal | { holder: number }} holder: the process that has claimed it already
 */
export function openRunJournal(dataDir) {
  const lockPath = path.join(dataDir, 'run.lock');
  const holder = tryLock(lockPath);
  if (holder !== undefined) return { holder };
  const earlier = findRun(dataDir);
  // The lock was free, so whatever run is on record has ended, in order or not.
  const leftovers = earlier.state === 'none' ? 0 : endLeftovers(earlier.record);
  const record = newRecord();
  const write = () => writeRunRecord(dataDir, record);
  write();
  const close = () => {
    rmSync(record.scratch, { recursive: true, force: true, maxRetries: 5 });
    removeRunRecord(dataDir);
    releaseLock(lockPath);
  };
  onShutdown({ stop: close, kill: close });
  return {
    runId: record.runId,
    scratch: record.scratch,
    leftovers,
    noteStart(service) {
      record.parts[service.name] = { pid: service.pid, identity: service.identity };
      write();
    },
    noteAddresses(addresses) {
      Object.assign(record.addresses, addresses);
      write();
    },
    noteReady() {
      record.state = 'ready';
      write();
    },
  };
}

/** @returns {import('./run-record.mjs').RunRecord} */
function newRecord() {
  return {
    runId: randomUUID(),
    pid: process.pid,
    identity: identifyProcess(process.pid),
    state: 'starting',
    scratch: makeScratch(),
    addresses: {},
    parts: {},
  };
}
