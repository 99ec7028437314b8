import { INSPECTORS, startApplication, waitForApplication } from '../parts/application.mjs';

/** Of a part that is restarted for a change: what it is in the middle of is taken up again, as after a crash. */
const RESTART_GRACE_MS = 5_000;

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @param {Record<string, string>} env
 * @returns {Promise<{ address: string, restart: (names: ('api' | 'workers')[]) => Promise<void> }>} address of the API
 */
export async function bringUpApplication({ settings, launch, report, print, inspect }, env) {
  const host = settings.env.HOST ?? '127.0.0.1';
  const apiUrl = `http://${['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host}:${env.PORT}`;
  // The workers give running activities this long to end and exit soon after; they are killed only if they don't.
  const graceMs = (Number(settings.env.SHUTDOWN_GRACE_SECONDS ?? 10) + 20) * 1000;
  const options = { env, graceMs, inspect, announce: print };
  const api = await startApplication('api', options, launch);
  const workers = await startApplication('workers', options, launch);
  const parts = { api, workers };
  await waitForApplication(apiUrl, parts, launch);
  report({ part: 'api', what: 'dist/api/main.js', source: `process ${api.current().pid}`, address: apiUrl });
  const queues = settings.env.WORKER_QUEUES ?? 'all queues';
  report({
    part: 'workers',
    what: 'dist/workers/main.js',
    source: `process ${workers.current().pid}`,
    address: queues,
  });
  if (inspect) print(`inspect    API ${INSPECTORS.api}  workers ${INSPECTORS.workers}`);
  return {
    address: apiUrl,
    async restart(names) {
      await Promise.all(names.map((name) => parts[name].restart(RESTART_GRACE_MS)));
      try {
        await waitForApplication(apiUrl, parts, launch);
        print(`ready      restarted ${names.join(' and ')}`);
      } catch (error) {
        print(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
