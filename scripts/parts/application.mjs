import path from 'node:path';
import { API_ENVIRONMENT, API_FLAGS } from '../lib/api-process.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { readLogTail } from '../lib/service.mjs';
import { superviseService } from '../lib/supervise.mjs';
import { answersOk, waitFor } from '../lib/wait-for.mjs';
import { WORKER_ENVIRONMENT, WORKER_FLAGS } from '../lib/worker-process.mjs';

const FLAGS = { api: API_FLAGS, workers: WORKER_FLAGS };
const ENVIRONMENTS = { api: API_ENVIRONMENT, workers: WORKER_ENVIRONMENT };
/** Where debuggers connect, only on loopback: a debugger can run code in the process. */
export const INSPECTORS = { api: '127.0.0.1:9229', workers: '127.0.0.1:9230' };
const PROGRAMS = /** @type {const} */ ({ api: 'dist/api/main.js', workers: 'dist/workers/main.js' });

/**
 * Starts the API or the workers under supervision, without waiting for them.
 * @param {keyof typeof PROGRAMS} part
 * @param {{ env: NodeJS.ProcessEnv, graceMs: number, inspect: boolean, announce: (message: string) => void }} options env: see
 *   platform/config.ts; inspect: debuggers may connect
 * @param {import('../lib/launch.mjs').Launch} launch
 */
export function startApplication(part, { env, graceMs, inspect, announce }, launch) {
  const inspector = inspect ? [`--inspect=${INSPECTORS[part]}`] : [];
  const args = [...FLAGS[part], ...inspector, path.join(projectRoot, PROGRAMS[part])];
  const ownEnv = { ...env, ...ENVIRONMENTS[part] };
  // The workers' browsers keep their profiles there.
  const ownsScratch = part === 'workers';
  return superviseService(
    (attempt) => launch.start(part, { command: process.execPath, args, env: ownEnv, attempt, ownsScratch, graceMs }),
    announce,
  );
}

/**
 * Waits until the API says that everything behind it is up, the workers included.
 * @param {string} apiUrl
 * @param {Record<'api' | 'workers', { current: () => import('../lib/service.mjs').Service }>} parts
 * @param {import('../lib/launch.mjs').Launch} launch
 * @throws Error with the end of the log of the part that is to blame
 */
export async function waitForApplication(apiUrl, parts, launch) {
  // A part that has died before the platform was ever ready has an error that another start won't cure.
  const dead = () => /** @type {const} */ (['api', 'workers']).find((part) => !parts[part].current().isRunning());
  const isReady = await waitFor(() => answersOk(`${apiUrl}/health/ready`), {
    timeoutMs: 120_000,
    isHopeless: () => dead() !== undefined,
  });
  if (isReady) return;
  const part = dead() ?? 'api';
  const what = dead() === undefined ? `is not ready: ${await readHealth(apiUrl)}` : 'has ended';
  throw new Error(`${part} ${what}\n${readLogTail(launch.logPath(part))}`);
}

/** @param {string} apiUrl */
async function readHealth(apiUrl) {
  try {
    const response = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(2000) });
    return await response.text();
  } catch (error) {
    return `${apiUrl}/health/ready does not answer (${error instanceof Error ? error.message : error})`;
  }
}
