import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runMocha } from './run-mocha.mjs';

/**
 * A test run beside another: its report is shown in one piece when it is over, so that the two do not mix.
 * @param {string[]} args
 * @param {Record<string, string>} env beside that of this process
 * @param {(text: string) => void} print
 * @returns {Promise<import('./run-mocha.mjs').MochaRun>}
 */
export async function runMochaBeside(args, env, print) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'linkwright-beside-'));
  const logPath = path.join(folder, 'report.log');
  const run = await runMocha(args, env, { logPath });
  print(readFileSync(logPath, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return run;
}
