import { spawn } from 'node:child_process';
import path from 'node:path';

/** Number of the process that handed over to its child. */
const HANDED_OVER_BY = 'LINKWRIGHT_HANDED_OVER_BY';

/** @returns {boolean} this process was started by runOnNode, not only by something that was */
export const wasHandedOver = () => process.env[HANDED_OVER_BY] === String(process.ppid);

/**
 * Runs a command on another Node in place of this process: same arguments, same outputs, its end is the end of this one.
 * Its folder comes first on PATH, so that what the command starts by name (npm, mocha, …) runs on it too.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<never>}
 * @throws Error when the program can't be started
 */
export async function runOnNode(program, args) {
  const PATH = [path.dirname(program), process.env['PATH'] ?? ''].join(path.delimiter);
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH, [HANDED_OVER_BY]: String(process.pid) },
  });
  // Ctrl-C in a terminal reaches both; the command takes signals that come so close for one (shutdown.mjs).
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, () => void child.kill(signal));
  return new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code !== null) process.exit(code);
      for (const own of signals) process.removeAllListeners(own);
      process.kill(process.pid, signal ?? 'SIGKILL');
    });
  });
}
