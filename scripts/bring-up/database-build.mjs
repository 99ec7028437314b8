import path from 'node:path';
import { failedBuildPath, findFailedBuild, forgetFailedBuild } from '../lib/failed-build.mjs';
import { findOnPath } from '../lib/find-on-path.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { isShuttingDown } from '../lib/shutdown.mjs';
import { findSecantus } from '../parts/secantus.mjs';

/**
 * While the prebuilt stand-in serves, the faster one is built beside the platform, for a later start. The build ends
 * with the platform; the next one continues from what was compiled.
 * @param {Pick<import('../lib/platform-parts.mjs').PlatformParts, 'settings' | 'setUp' | 'launch' | 'print'>} parts
 */
export async function startDatabaseBuild({ settings, setUp, launch, print }) {
  if (findSecantus(setUp.cacheRoot) !== undefined) return;
  const say = (/** @type {string} */ message) => print(`  … the faster database ${message}`);
  if (findOnPath(['cargo'], settings.env) === undefined) {
    say('is not built: there is no Rust (cargo); MongoDB 8 on PATH or MONGODB_URI is quicker still');
    return;
  }
  const failed = findFailedBuild(setUp.cacheRoot, Date.now());
  if (failed !== undefined) {
    say(
      `could not be built at ${failed.at}: ${failed.reason} (to try again at once, remove ${failedBuildPath(setUp.cacheRoot)})`,
    );
    return;
  }
  forgetFailedBuild(setUp.cacheRoot);
  const args = [path.join(projectRoot, 'scripts', 'build-database.mjs')];
  const service = await launch.start('database-build', { command: process.execPath, args, graceMs: 5000 });
  say('is being built at the lowest priority (ten minutes or more); a later start uses it and takes the data over');
  void service.exited.then(() => {
    if (isShuttingDown()) return;
    if (findSecantus(setUp.cacheRoot) !== undefined) say('is built: the next start uses it and takes the data over');
    else {
      const reason = findFailedBuild(setUp.cacheRoot, Date.now())?.reason ?? 'it was ended';
      say(`could not be built: ${reason} (see ${launch.logPath('database-build')}); the prebuilt one stays`);
    }
  });
}
