import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isExecutable } from '../lib/find-on-path.mjs';
import { listFiles } from '../lib/hash-files.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { ensureTool, findCachedTool } from '../lib/tool-cache.mjs';

/**
 * A real mongod, fetched from its maker by mongodb-memory-server, which knows the right build for each system.
 * Where the download site can't be reached this gives up soon, so that the next way is tried.
 */
const FETCHER = 'mongodb-memory-server-core';
const FETCHER_VERSION = '11.3.0';
export const MONGOD_VERSION = '8.0.26';
/** No byte for this long: the download site can't be reached. A slow download that makes progress continues. */
const SILENCE_MS = 15_000;

const FETCH_SCRIPT = `import { MongoBinary } from '${FETCHER}';
const binary = await MongoBinary.getPath({ version: process.argv[2], downloadDir: process.argv[3] });
// Progress goes to stdout as well.
process.stdout.write('\\nbinary=' + binary + '\\n');
`;

/** @param {string} cacheRoot */
const tool = (cacheRoot) => ({ cacheRoot, name: 'mongod', version: MONGOD_VERSION });
/** @param {string} directory */
const binaryIn = (directory) => path.join(directory, 'bin', 'mongod');

/**
 * @param {string} cacheRoot
 * @returns {string | undefined}
 */
export function findDownloadedMongod(cacheRoot) {
  const directory = findCachedTool(tool(cacheRoot));
  return directory === undefined ? undefined : binaryIn(directory);
}

/**
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<string | undefined>} the program; undefined when it can't be fetched here
 */
export async function tryDownloadMongod(context) {
  try {
    const { directory } = await ensureTool(tool(context.cacheRoot), {
      make: (aside) => download(context, aside),
      works: async (directory) =>
        (await runCommand(binaryIn(directory), ['--version'], { timeoutMs: 20_000 })).code === 0,
      announce: context.announce,
    });
    return binaryIn(directory);
  } catch (error) {
    context.announce(`MongoDB was not downloaded: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/**
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @param {string} directory
 */
async function download({ settings, announce, logDir }, directory) {
  announce(`trying to download MongoDB ${MONGOD_VERSION} (gives up after ${SILENCE_MS / 1000} s without an answer)`);
  const fetcher = path.join(directory, 'fetcher');
  const downloads = path.join(directory, 'downloads');
  mkdirSync(fetcher, { recursive: true });
  mkdirSync(downloads, { recursive: true });
  mkdirSync(path.join(directory, 'bin'));
  writeFileSync(path.join(fetcher, 'package.json'), '{"private":true,"type":"module"}\n');
  writeFileSync(path.join(fetcher, 'fetch.mjs'), FETCH_SCRIPT);
  const logPath = path.join(logDir, 'mongod-download.log');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${FETCHER}@${FETCHER_VERSION}`];
  if ((await runCommand('npm', install, { cwd: fetcher, logPath })).code !== 0) throw new Error(`see ${logPath}`);
  const binary = await fetchWhileMoving(fetcher, downloads, settings.env);
  renameSync(binary, binaryIn(directory));
  rmSync(fetcher, { recursive: true });
  rmSync(downloads, { recursive: true });
}

/**
 * @param {string} fetcher
 * @param {string} downloads
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} path of the fetched program
 */
async function fetchWhileMoving(fetcher, downloads, env) {
  const silence = new AbortController();
  let seen = '';
  let changedAtMs = performance.now();
  const watch = setInterval(() => {
    const now = describeFiles(downloads);
    if (now !== seen) changedAtMs = performance.now();
    seen = now;
    if (performance.now() - changedAtMs > SILENCE_MS) silence.abort();
  }, 1000);
  const { code, stdout, stderr } = await runCommand('node', ['fetch.mjs', MONGOD_VERSION, downloads], {
    cwd: fetcher,
    env,
    signal: silence.signal,
  });
  clearInterval(watch);
  if (silence.signal.aborted) throw new Error('the download site does not answer');
  const binary = /^binary=(.+)$/m.exec(stdout)?.[1] ?? '';
  if (code !== 0 || !isExecutable(binary)) throw new Error(/Error: .{1,200}/.exec(stderr)?.[0] ?? 'no reason given');
  return binary;
}

/** @param {string} directory */
function describeFiles(directory) {
  try {
    return listFiles(directory, '.')
      .map((file) => `${file}:${statSync(path.join(directory, file)).size}`)
      .join(' ');
  } catch {
    // A file vanished between listing and looking: that is movement too.
    return String(performance.now());
  }
}
