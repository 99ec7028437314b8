import { ensureBuild } from '../parts/build.mjs';
import { ensureChromium } from '../parts/chromium.mjs';
import { ensureDatabase } from '../parts/database.mjs';
import { ensureGreenMail } from '../parts/greenmail.mjs';
import { ensureNodeModules } from '../parts/node-modules.mjs';
import { ensureTemporal } from '../parts/temporal.mjs';
import { finishMove } from './database-move.mjs';

/**
 * @typedef {import('./set-up-context.mjs').SetUpContext} SetUpContext
 * @typedef {ReturnType<typeof fetchParts>} FetchedParts what is there, or on its way; each fails for itself
 */

/**
 * Finds, fetches or builds the programs of all parts in parallel: most of that time is spent waiting for the network.
 * @param {SetUpContext} setUp
 * @param {import('./progress-board.mjs').ProgressBoard} board
 */
export function fetchParts(setUp, board) {
  const { env, dataDir } = setUp.settings;
  /**
   * @template T
   * @param {string} part
   * @param {(context: SetUpContext) => Promise<T>} work
   * @returns {Promise<T>}
   */
  const begin = (part, work) => {
    const task = board.begin(part);
    return deferFailure(work({ ...setUp, announce: task.announce }).finally(task.end));
  };
  finishMove(dataDir);
  const packages = begin('packages', ensureNodeModules);
  return {
    packages,
    build: deferFailure(packages.then(() => begin('build', ensureBuild))),
    database: begin('database', ensureDatabase),
    temporal: env.TEMPORAL_ADDRESS === undefined ? begin('temporal', ensureTemporal) : undefined,
    browser: begin('browser', ensureChromium),
    mail: env.SMTP_URL === undefined && env.NODE_ENV !== 'production' ? begin('mail', ensureGreenMail) : undefined,
  };
}

/**
 * Leaves the rejection to the code that awaits the promise, which may be after it has happened.
 * @template T
 * @param {Promise<T>} promise
 */
function deferFailure(promise) {
  promise.catch(() => undefined);
  return promise;
}
