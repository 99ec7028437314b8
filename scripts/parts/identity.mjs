import path from 'node:path';
import { projectRoot } from '../lib/paths.mjs';
import { readLogTail } from '../lib/service.mjs';
import { superviseService } from '../lib/supervise.mjs';
import { answersOk, waitFor } from '../lib/wait-for.mjs';

/**
 * Starts the development identity provider and waits until it responds.
 * @param {{ issuer: string, env: NodeJS.ProcessEnv, announce: (message: string) => void }} options env: what
 *   scripts/dev-identity.mjs reads
 * @param {import('../lib/launch.mjs').Launch} launch
 */
export async function startIdentity({ issuer, env, announce }, launch) {
  const args = [path.join(projectRoot, 'scripts', 'dev-identity.mjs')];
  const supervised = await superviseService(
    (attempt) => launch.start('identity', { command: process.execPath, args, env, attempt, graceMs: 3000 }),
    announce,
  );
  const isUp = await waitFor(() => answersOk(`${issuer}/.well-known/openid-configuration`), {
    timeoutMs: 60_000,
    isHopeless: () => !supervised.current().isRunning(),
  });
  if (isUp) return;
  throw new Error(`the development identity provider did not start:\n${readLogTail(launch.logPath('identity'))}`);
}
