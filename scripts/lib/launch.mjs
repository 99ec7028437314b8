import path from 'node:path';
import { startService } from './service.mjs';
import { isShuttingDown, onShutdown } from './shutdown.mjs';

/**
 * How the parts of one run are started: same log folder, same settings, same run mark. A part that was started is
 * stopped by shutDown() from that moment on, ready or not; one that was started again is stopped in its old place, so
 * that a database goes after those who write to it.
 * @typedef {object} Launch
 * @property {string} dataDir
 * @property {(part: string) => string} logPath
 * @property {(part: string, program: Program) => Promise<import('./service.mjs').Service>} start
 *
 * @typedef {object} Program
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] beside the settings that the user gave
 * @property {number} [attempt] 1 for the first start in this run
 * @property {boolean} [ownsScratch] the run's folder for temporary files is this part's alone
 * @property {number} graceMs how long it may take to stop before it is killed
 */

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./run-journal.mjs').RunJournal} journal
 * @returns {Launch}
 */
export function createLaunch(settings, journal) {
  const logPath = (/** @type {string} */ part) => path.join(settings.dataDir, 'logs', `${part}.log`);
  /** @type {Map<string, { service: import('./service.mjs').Service, graceMs: number }>} */
  const started = new Map();
  const noteStarted = (/** @type {import('./service.mjs').Service} */ service, /** @type {number} */ graceMs) => {
    const isFirst = !started.has(service.name);
    started.set(service.name, { service, graceMs });
    if (!isFirst) return;
    const current = () => started.get(service.name);
    onShutdown({
      stop: () => current()?.service.stop(current()?.graceMs ?? 0),
      kill: () => current()?.service.kill(),
    });
  };
  return {
    dataDir: settings.dataDir,
    logPath,
    async start(part, { command, args, env = {}, attempt = 1, ownsScratch = false, graceMs }) {
      if (isShuttingDown()) throw new Error(`${part} is not started any more: the platform is stopping`);
      const service = await startService({
        name: part,
        command,
        args,
        env: { ...settings.env, ...env },
        logPath: logPath(part),
        // The semicolon ends the number: without it #1 would match #10 as well.
        marker: `${journal.runId}/${part}#${attempt};`,
        ...(ownsScratch && { scratch: journal.scratch }),
      });
      noteStarted(service, graceMs);
      journal.noteStart(service);
      return service;
    },
  };
}
