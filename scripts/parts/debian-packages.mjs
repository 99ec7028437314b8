import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { measureApt } from '../lib/measure-progress.mjs';
import { withQuietServices } from '../lib/quiet-services.mjs';
import { runCommand } from '../lib/run-command.mjs';

/**
 * Installs Debian packages that are missing, all in one call, where that is possible: apt is there and we are root.
 * Nothing is removed for them, and no service that they bring is started.
 * @param {Pick<import('../lib/set-up-context.mjs').SetUpContext, 'announce' | 'logDir'>} context
 * @param {string[]} names
 * @returns {Promise<{ missing: string[], reason?: string }>} those that are still missing, and why
 */
export function ensureDebianPackages(context, names) {
  const turn = lastTurn.then(() => installMissing(context, names));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Parts that are set up side by side take turns: apt-get works for one at a time. @type {Promise<unknown>} */
let lastTurn = Promise.resolve();

/** @type {typeof ensureDebianPackages} */
async function installMissing({ announce, logDir }, names) {
  if (findOnPath(['apt-get'], process.env) === undefined || findOnPath(['dpkg-query'], process.env) === undefined) {
    return { missing: names, reason: 'this system has no apt-get' };
  }
  const wanted = await findUninstalled(names);
  if (wanted.length === 0) return { missing: [] };
  if (process.getuid?.() !== 0) return { missing: wanted, reason: 'installing them needs root' };
  const logPath = path.join(logDir, 'apt-get.log');
  announce(`installing Debian packages: ${wanted.join(' ')} (may take minutes)`, measureApt(logPath));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another apt-get may be at work: wait for its lock instead of failing.
  const patience = ['-o', 'DPkg::Lock::Timeout=300'];
  await runCommand('apt-get', ['update', ...patience], { env, logPath });
  // A machine's own mail server, say, is not taken away for the tests' one.
  const manners = ['-o', 'APT::Status-Fd=1', '-y', '--no-install-recommends', '--no-remove', ...patience];
  let missing = wanted;
  // All at once; if that fails because one has another name on this release, one by one.
  for (const group of [wanted, ...(wanted.length > 1 ? wanted.map((name) => [name]) : [])]) {
    await withQuietServices(() => runCommand('apt-get', ['install', ...manners, ...group], { env, logPath }));
    missing = await findUninstalled(wanted);
    if (missing.length === 0) break;
  }
  return missing.length === 0 ? { missing } : { missing, reason: `apt-get could not install them, see ${logPath}` };
}

/** @param {string[]} names */
async function findUninstalled(names) {
  const { stdout } = await runCommand('dpkg-query', ['-W', '-f', `\${Package} \${db:Status-Abbrev}\\n`, ...names]);
  return names.filter((name) => !stdout.split('\n').some((line) => line.startsWith(`${name} ii`)));
}
