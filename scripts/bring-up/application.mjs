import { startApplication, waitForApplication } from '../parts/application.mjs';

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @param {Record<string, string>} env
 * @returns {Promise<string>} address of the API
 */
export async function bringUpApplication({ settings, launch, report, print }, env) {
  const host = settings.env.HOST ?? '127.0.0.1';
  const apiUrl = `http://${['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host}:${env.PORT}`;
  // The workers give running activities so long to end and leave by themselves soon after; killed only if they do not.
  const graceMs = (Number(settings.env.SHUTDOWN_GRACE_SECONDS ?? 10) + 20) * 1000;
  const options = { env, graceMs, announce: print };
  const api = await startApplication('api', options, launch);
  const workers = await startApplication('workers', options, launch);
  await waitForApplication(apiUrl, { api, workers }, launch);
  report({ part: 'api', what: 'dist/api/main.js', source: `process ${api.current().pid}`, address: apiUrl });
  const queues = settings.env.WORKER_QUEUES ?? 'all queues';
  report({
    part: 'workers',
    what: 'dist/workers/main.js',
    source: `process ${workers.current().pid}`,
    address: queues,
  });
  return apiUrl;
}
