import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { npmBinary } from './npm-binary.mjs';
import { projectRoot } from './paths.mjs';
import { killMarkedProcesses, PART_MARKER } from './process-table.mjs';
import { runCommand } from './run-command.mjs';
import { onShutdown } from './shutdown.mjs';
import { readSpecLog } from './spec-times.mjs';
import { countMochaRun } from './test-counts.mjs';

/** A test run whose tests are over but that doesn't end has left something open. Servers of the run end in this time too. */
const END_GRACE_MS = 240_000;

/**
 * @typedef {object} MochaRun
 * @property {import('./test-counts.mjs').Counts} counts
 * @property {import('./spec-times.mjs').SpecTimes} times of the spec files, where they ran in several processes
 * @property {import('./test-counts.mjs').FileCounts[]} files in which a test has ended
 * @property {boolean} isWhole every failure is one that a test or a hook of these files reported
 */

/**
 * @param {string[]} args
 * @param {Record<string, string>} env beside that of this process
 * @param {{ logPath?: string }} [output] where the report goes instead of being shown
 * @returns {Promise<MochaRun>}
 */
export async function runMocha(args, env, output = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'linkwright-test-'));
  const countsFile = path.join(folder, 'counts.json');
  const specLog = path.join(folder, 'specs.log');
  // All that the tests start carries this mark, so that nothing of it outlives them.
  const mark = `test-${randomUUID()}`;
  const forget = onShutdown({ stop: () => void killMarkedProcesses(mark), kill: () => killMarkedProcesses(mark) });
  const stuck = new AbortController();
  // Logs of CI are read as they are.
  const colors = process.stdout.isTTY && output.logPath === undefined ? [] : ['--no-color'];
  const reporter = ['--reporter', 'scripts/lib/count-reporter.cjs', ...colors];
  const run = runCommand(npmBinary('mocha'), [...reporter, ...args], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...env,
      LINKWRIGHT_COUNTS_FILE: countsFile,
      LINKWRIGHT_SPEC_LOG: specLog,
      [PART_MARKER]: mark,
    },
    ...(output.logPath === undefined ? { passThrough: true } : { logPath: output.logPath }),
    signal: stuck.signal,
  });
  const { code } = await Promise.race([run, abortWhenStuck(countsFile, stuck, run)]);
  /** @type {import('./test-counts.mjs').MochaCounts | undefined} */
  const found = existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, 'utf8')) : undefined;
  const { times, unfinished } = readSpecLog(existsSync(specLog) ? readFileSync(specLog, 'utf8') : '');
  killMarkedProcesses(mark);
  forget();
  rmSync(folder, { recursive: true, force: true });
  const counts = countMochaRun(found, code);
  const faults = unfinished.map((file) => `${file}: its process ended before it did`);
  if (stuck.signal.aborted) faults.push('mocha: the tests are over but it did not end: a test leaves something open');
  const failed = Math.max(counts.failed, faults.length);
  const files = found?.files ?? [];
  const reported = files.reduce((sum, file) => sum + file.faults.length, 0);
  // Mocha exits with the number of failures, but an exit code is at most 255.
  const isWhole = faults.length === 0 && failed === reported && code === Math.min(reported, 255);
  return { counts: { ...counts, failed, faults: [...counts.faults, ...faults] }, times, files, isWhole };
}

/**
 * @template T
 * @param {string} countsFile
 * @param {AbortController} stuck
 * @param {Promise<T>} run
 * @returns {Promise<T>}
 */
async function abortWhenStuck(countsFile, stuck, run) {
  while (!existsSync(countsFile)) await delay(1000, undefined, { ref: false });
  await delay(END_GRACE_MS, undefined, { ref: false });
  stuck.abort();
  return run;
}
