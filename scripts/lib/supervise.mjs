import { setTimeout as delay } from 'node:timers/promises';
import { nextRestartDelay } from './restart-delay.mjs';
import { isShuttingDown } from './shutdown.mjs';

/** @typedef {import('./service.mjs').Service} Service */

/**
 * @typedef {object} SupervisedService
 * @property {() => Service} current
 * @property {(graceMs: number) => Promise<void>} restart stops it and starts it again at once; one that has just died
 *   starts by itself
 */

/** A part that fails to restart this often in a row has an error that another start does not fix. */
const MOST_FAILED_STARTS = 8;

/**
 * Keeps a service running: when it dies it is reported and started again after a pause, until shutDown(). A start that
 * fails is tried again in the same way.
 * @param {(attempt: number) => Promise<Service>} start
 * @param {(message: string) => void} announce
 * @param {(message: string) => void} [giveUp] called when it cannot be started again; announced when absent
 * @returns {Promise<SupervisedService>}
 * @throws what the first start throws
 */
export async function superviseService(start, announce, giveUp = announce) {
  let service = await start(1);
  let attempt = 1;
  /** @type {(() => void) | undefined} */
  let onWantedStart;
  /** @param {number} pauseMs before the first try */
  const startAgain = async (pauseMs) => {
    for (let failed = 0; ; failed += 1) {
      await delay(pauseMs);
      if (isShuttingDown()) return pauseMs;
      attempt += 1;
      try {
        service = await start(attempt);
        return pauseMs;
      } catch (error) {
        if (isShuttingDown()) return pauseMs;
        if (failed + 1 >= MOST_FAILED_STARTS) throw error;
        pauseMs = nextRestartDelay({ previousMs: pauseMs, ranMs: 0 });
        announce(`${service.name} does not start: ${firstLine(error)}; trying again in ${pauseMs / 1000} s`);
      }
    }
  };
  const keepRunning = async () => {
    let pauseMs = 0;
    while (!isShuttingDown()) {
      const startedAtMs = performance.now();
      const how = await service.exited;
      if (isShuttingDown()) return;
      // What the dead process leaves behind (a browser, say) would run forever.
      service.kill();
      if (onWantedStart !== undefined) {
        const tell = onWantedStart;
        onWantedStart = undefined;
        pauseMs = await startAgain(0);
        tell();
        continue;
      }
      pauseMs = nextRestartDelay({ previousMs: pauseMs, ranMs: performance.now() - startedAtMs });
      announce(`${service.name} ${how}; starting it again in ${pauseMs / 1000} s`);
      pauseMs = await startAgain(pauseMs);
    }
  };
  keepRunning().catch((error) => giveUp(`${service.name} can't be started again: ${error.message}`));
  return {
    current: () => service,
    async restart(graceMs) {
      if (!service.isRunning()) return;
      const started = new Promise((resolve) => {
        onWantedStart = () => resolve(undefined);
      });
      await service.stop(graceMs);
      await started;
    },
  };
}

/** @param {unknown} error */
function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
}
