import { setTimeout as delay } from 'node:timers/promises';
import { nextRestartDelay } from './restart-delay.mjs';
import { isShuttingDown } from './shutdown.mjs';

/** @typedef {import('./service.mjs').Service} Service */

/**
 * Keeps a service running: when it dies it is reported and started again after a pause, until shutDown().
 * @param {(attempt: number) => Promise<Service>} start
 * @param {(message: string) => void} announce
 * @returns {Promise<{ current: () => Service }>}
 */
export async function superviseService(start, announce) {
  let service = await start(1);
  const keepRunning = async () => {
    let pauseMs = 0;
    for (let attempt = 2; ; attempt += 1) {
      const startedAtMs = performance.now();
      const how = await service.exited;
      if (isShuttingDown()) return;
      // What the dead process leaves behind (a browser, say) would run for ever.
      service.kill();
      pauseMs = nextRestartDelay({ previousMs: pauseMs, ranMs: performance.now() - startedAtMs });
      announce(`${service.name} ${how}; starting it again in ${pauseMs / 1000} s`);
      await delay(pauseMs);
      if (isShuttingDown()) return;
      service = await start(attempt);
    }
  };
  keepRunning().catch((error) => announce(`${service.name} can't be started again: ${error.message}`));
  return { current: () => service };
}
