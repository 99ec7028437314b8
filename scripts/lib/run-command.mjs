import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { signalGroup } from './process-table.mjs';
import { onShutdown } from './shutdown.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeoutMs] then the command and all its descendants are killed
 * @property {string} [logPath] where output is appended instead of being returned
 * @property {boolean} [passThrough] show the output as it comes instead of returning it
 * @property {AbortSignal} [signal] aborting it kills the command
 *
 * @typedef {{ code: number, stdout: string, stderr: string, timedOut: boolean }} CommandResult code 127: could not be started
 */

/** Only the end of a long output is kept: enough for an error message. */
const KEPT_CHARACTERS = 64 * 1024;
/** How long a command has to end after Ctrl-C. */
const STOP_GRACE_MS = 3000;

/**
 * Runs a command to its end in a process group of its own, so that it can be ended with everything it has started.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} never rejects
 */
export function runCommand(command, args, options = {}) {
  const log = options.logPath === undefined ? undefined : openSync(options.logPath, 'a');
  const output = log ?? (options.passThrough ? 'inherit' : 'pipe');
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (log !== undefined) closeSync(log);
  return new Promise((resolve) => {
    const result = { code: 127, stdout: '', stderr: '', timedOut: false };
    const release = bindLife(child, options, () => {
      result.timedOut = true;
    });
    child.stdout?.on('data', (chunk) => {
      result.stdout = (result.stdout + chunk).slice(-KEPT_CHARACTERS);
    });
    child.stderr?.on('data', (chunk) => {
      result.stderr = (result.stderr + chunk).slice(-KEPT_CHARACTERS);
    });
    const finish = () => {
      release();
      resolve(result);
    };
    child.once('error', (error) => {
      result.stderr += error.message;
      finish();
    });
    child.once('close', (code) => {
      result.code = code ?? 128;
      finish();
    });
  });
}

/**
 * Ties a command's life to the time limit, the abort signal and the end of the script.
 * @param {import('node:child_process').ChildProcess} child
 * @param {CommandOptions} options
 * @param {() => void} onTimeout
 * @returns {() => void} to be called when the command has ended
 */
function bindLife(child, { timeoutMs = 2 ** 31 - 1, signal }, onTimeout) {
  const kill = () => void (child.pid !== undefined && signalGroup(child.pid, 'SIGKILL'));
  const closed = once(child, 'close').catch(() => {});
  const forget = onShutdown({
    kill,
    async stop() {
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGTERM');
      await Promise.race([closed, delay(STOP_GRACE_MS, undefined, { ref: false })]);
      kill();
    },
  });
  const timer = setTimeout(() => {
    onTimeout();
    kill();
  }, timeoutMs);
  signal?.addEventListener('abort', kill);
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    forget();
  };
}
