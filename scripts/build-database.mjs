/**
 * Builds the stand-in for MongoDB with cargo at the lowest priority, beside a platform that runs on the prebuilt one. Ends
 * with 0 when it is there; else with 1, and a note says why.
 */
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { noteFailedBuild } from './lib/failed-build.mjs';
import { findOnPath } from './lib/find-on-path.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers, isShuttingDown } from './lib/shutdown.mjs';
import { ensureSecantus } from './parts/secantus.mjs';

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

/** What is started from here inherits both. */
function lowerPriority() {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const ionice = findOnPath(['ionice'], process.env);
  if (ionice !== undefined) spawnSync(ionice, ['--class', 'idle', '--pid', String(process.pid)]);
}

installSignalHandlers(print);
lowerPriority();
const context = createSetUpContext(loadSettings(), print);
try {
  await ensureSecantus(context);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  print(message);
  // A build that was stopped has not failed: the next one continues from what it has compiled.
  if (!isShuttingDown()) noteFailedBuild(context.cacheRoot, message);
  process.exitCode = 1;
}
