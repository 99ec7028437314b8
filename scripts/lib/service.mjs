import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  identifyProcess,
  killMarkedProcesses,
  killProcessesUsing,
  PART_MARKER,
  signalGroup,
} from './process-table.mjs';

/**
 * @typedef {object} ServiceOptions
 * @property {string} name of the part
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logPath all output is appended there
 * @property {string} marker unique to this start of this part; see PART_MARKER
 * @property {string} [scratch] folder for temporary files that this part alone uses: any process in it ends with it
 *
 * @typedef {object} Service
 * @property {string} name
 * @property {number} pid
 * @property {string} marker
 * @property {string | undefined} identity see identifyProcess
 * @property {() => boolean} isRunning
 * @property {Promise<string>} exited resolves when the process has ended, with a sentence about how
 * @property {(graceMs: number) => Promise<void>} stop SIGTERM, then SIGKILL after the grace; leaves no descendant
 * @property {() => void} kill at once, descendants too
 */

const LOG_ROTATION_BYTES = 10 * 1024 * 1024;

/**
 * @param {ServiceOptions} options
 * @returns {Promise<Service>}
 * @throws Error when the program can't be started at all
 */
export async function startService(options) {
  const { scratch } = options;
  const log = openLog(options.logPath);
  // A group of its own: Ctrl-C in the terminal must reach only the script, which then stops the parts in order.
  const child = spawn(options.command, options.args, {
    env: { ...options.env, [PART_MARKER]: options.marker, ...(scratch !== undefined && { TMPDIR: scratch }) },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let running = true;
  const exited = describeExit(child).then((how) => {
    running = false;
    return how;
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${options.name} could not be started: ${await exited}`);
  const kill = () => {
    if (running) signalGroup(pid, 'SIGKILL');
    killMarkedProcesses(options.marker);
    if (scratch !== undefined) killProcessesUsing(scratch);
  };
  return {
    name: options.name,
    pid,
    marker: options.marker,
    identity: identifyProcess(pid),
    isRunning: () => running,
    exited,
    kill,
    async stop(graceMs) {
      if (running) child.kill('SIGTERM');
      await waitAtMost(exited, graceMs);
      kill();
      await exited;
    },
  };
}

/**
 * @param {Promise<unknown>} event
 * @param {number} timeoutMs
 */
async function waitAtMost(event, timeoutMs) {
  const timer = new AbortController();
  await Promise.race([event, delay(timeoutMs, undefined, { signal: timer.signal }).catch(() => {})]);
  timer.abort();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>} resolves when it has ended
 */
function describeExit(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `ended with code ${code}` : `was ended by ${signal}`),
    );
  });
}

/** @param {string} logPath */
function openLog(logPath) {
  mkdirSync(path.dirname(logPath), { recursive: true });
  const size = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_ROTATION_BYTES) renameSync(logPath, `${logPath}.1`);
  return openSync(logPath, 'a');
}

/**
 * @param {string} logPath
 * @param {number} count
 * @returns {string} the last lines, indented, for a message
 */
export function readLogTail(logPath, count = 15) {
  try {
    const lines = readFileSync(logPath, 'utf8').trimEnd().split('\n');
    return lines
      .slice(-count)
      .map((line) => `    ${line.slice(0, 400)}`)
      .join('\n');
  } catch {
    return '    (no log)';
  }
}
