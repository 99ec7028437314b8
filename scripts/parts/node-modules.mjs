import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withFileLock } from '../lib/file-lock.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} LockedPackages */

/**
 * Installs the npm packages unless exactly those of package-lock.json are installed.
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<{ what: string, source: string }>}
 */
export async function ensureNodeModules({ announce, logDir }) {
  const what = () => `${Object.keys(readPackages('node_modules/.package-lock.json')).length} npm packages`;
  if (areNodeModulesInstalled()) return { what: what(), source: 'installed' };
  return withFileLock(
    path.join(projectRoot, '.data', 'npm-ci.lock'),
    async () => {
      if (areNodeModulesInstalled()) return { what: what(), source: 'installed' };
      announce('installing npm packages (half a minute)');
      const logPath = path.join(logDir, 'npm-ci.log');
      // Nothing here needs an install script, and a script of a package that was tampered with must not run.
      const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
      const { code } = await runCommand('npm', args, { cwd: projectRoot, logPath });
      if (code !== 0) throw new Error(`npm ci failed:\n${readLogTail(logPath)}`);
      return { what: what(), source: 'just installed' };
    },
    (holder) => announce(`waiting for process ${holder}, which is installing npm packages`),
  );
}

export function areNodeModulesInstalled() {
  return hasAllPackages(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'));
}

/**
 * npm writes node_modules/.package-lock.json last, so it lists what a finished installation contains.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @returns {boolean} optional packages may be missing: most are for other systems
 */
export function hasAllPackages(wanted, installed) {
  const names = Object.keys(wanted).filter((name) => name !== '');
  if (names.length === 0) return false;
  return names.every((name) => {
    const found = installed[name];
    return found === undefined ? wanted[name]?.optional === true : found.version === wanted[name]?.version;
  });
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
