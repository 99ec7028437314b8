import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeNonAscii } from '../lib/escape-non-ascii.mjs';
import { withFileLock } from '../lib/file-lock.mjs';
import { hashFiles, listFiles } from '../lib/hash-files.mjs';
import { npmBinary, typescriptCompiler } from '../lib/npm-binary.mjs';
import { keepOwnSources } from '../lib/own-source-map.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { readStamp } from '../lib/read-stamp.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { ensureBrowserScripts } from './browser-scripts.mjs';
import { CONTRACT_INPUTS, ensureContract } from './contract.mjs';

/** Folders that tsconfig.build.json compiles. */
const ROOMS = ['domain', 'store', 'platform', 'workflows', 'activities', 'workers', 'api', 'cli', 'web'];
const INPUTS = [...ROOMS, ...CONTRACT_INPUTS, 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];
/** The editable inputs of a build. */
export const BUILD_SOURCES = [...ROOMS, ...CONTRACT_INPUTS, 'tsconfig.json', 'tsconfig.build.json'];
const STAMP = 'dist/.built-from';
/** What starts often, and again after each death; the thread that reads pages too. */
const PROGRAMS = ['api/main', 'workers/main', 'workers/page-thread-main'];
/** Packages that no program takes in: they have native parts, start threads from files of their own, or are parts of such ones. */
const LEFT_OUT = ['sharp', 'lighthouse', 'chrome-launcher', 'puppeteer-core'];
/** The API only calls Temporal; a worker's threads and native part share Temporal's modules with it. */
const LEFT_OUT_OF_WORKERS = [...LEFT_OUT, '@temporalio/*'];
/** What CommonJS packages expect to be there. Node is silent about deprecated calls of packages where they stand in node_modules, so it is here. */
const PROLOGUE = [
  "import{createRequire as lwCreateRequire}from'node:module'",
  "import{fileURLToPath as lwToPath}from'node:url'",
  "import{dirname as lwDirname}from'node:path'",
  'const require=lwCreateRequire(import.meta.url),__filename=lwToPath(import.meta.url),__dirname=lwDirname(__filename)',
  'process.noDeprecation=true;',
].join(';');
export const WORKFLOW_BUNDLE = 'dist/workflow-bundle.js';
const SERVED = ['dist/api/generated/web-app', 'dist/api/docs'];
/** The files that a process of each part reads when it starts. Programs that it starts itself are read each time. */
export const OUTPUTS = {
  api: ['dist/api/main.js', 'dist/api/generated/openapi.json', ...SERVED],
  workers: ['dist/workers/main.js', 'dist/workers/page-thread-main.js', WORKFLOW_BUNDLE],
};

/**
 * Not what the build writes beside the sources, nor what an editor leaves there for a moment.
 * @param {string} file relative to the project
 */
export function isBuildSource(file) {
  return !file.startsWith(path.join('api', 'generated')) && !/(~|\.swp|\.tmp|\.md)$/.test(file);
}

/** @param {string} file */
const inProject = (file) => path.join(projectRoot, file);

/**
 * Compiles what has changed: contract → one file and types, TypeScript → dist/, programs and workflows → one file each. Types are left to
 * `npm run check`: what is written is the same without them, and they take a processor eight times as long.
 * @param {{ announce: (message: string) => void }} context
 * @returns {Promise<{ what: string, source: string }>}
 * @throws Error with the compiler's report of what is no TypeScript
 */
export async function ensureBuild({ announce }) {
  return withFileLock(
    inProject('.data/build.lock'),
    async () => {
      const hash = hashFiles(projectRoot, INPUTS);
      if (readStamp(STAMP) === hash && existsSync(inProject(WORKFLOW_BUNDLE)))
        return { what: 'dist/', source: 'up to date' };
      announce('compiling (ten seconds)');
      await ensureContract();
      await ensureBrowserScripts();
      await compile();
      await bundlePrograms();
      copyAssets();
      pruneOutputs();
      await run('the workflow bundle', process.execPath, [inProject('dist/workers/build-bundle.js')]);
      // Taken again: what is made of the contract is among the inputs.
      writeFileSync(inProject(STAMP), hashFiles(projectRoot, INPUTS));
      return { what: 'dist/', source: 'just built' };
    },
    (holder) => announce(`waiting for process ${holder}, which is building`),
  );
}

async function compile() {
  // A state file of its own: that of the type check covers other files, and sharing one would undo both.
  const state = ['--incremental', '--tsBuildInfoFile', 'dist/.tsbuildinfo-build'];
  await run('the TypeScript sources', typescriptCompiler, ['-p', 'tsconfig.build.json', '--noCheck', ...state]);
}

/**
 * Puts each program with its packages into one file, in place of its compiled main file: a start that reads more than a
 * thousand files takes a processor half as long again, and half of them are of packages. What the process keeps of its text
 * is small: without comments and white space, and in ASCII.
 */
async function bundlePrograms() {
  const form = ['--bundle', '--platform=node', '--format=esm', '--target=node22', `--banner:js=${PROLOGUE}`];
  const map = ['--sourcemap', '--sources-content=false'];
  // Lines are short, so that what is escaped moves the columns of the source map by little.
  const size = ['--minify-whitespace', '--line-limit=160'];
  for (const program of PROGRAMS) {
    const leftOut = program.startsWith('workers/') ? LEFT_OUT_OF_WORKERS : LEFT_OUT;
    const packages = leftOut.map((name) => `--external:${name}`);
    const args = [`${program}.ts`, `--outfile=dist/${program}.js`, ...form, ...packages, ...map, ...size];
    await run(`the program ${program}`, npmBinary('esbuild'), [...args, '--log-level=warning']);
    const built = inProject(`dist/${program}.js`);
    writeFileSync(built, escapeNonAscii(readFileSync(built, 'utf8')));
    writeFileSync(`${built}.map`, await keepOwnSources(readFileSync(`${built}.map`, 'utf8')));
  }
}

/** Files beside the sources that the compiler doesn't know: style sheets, pages, data. */
function copyAssets() {
  const assets = ROOMS.flatMap((room) => listFiles(projectRoot, room)).filter(
    (file) => !/\.([cm]?tsx?|tsbuildinfo|md)$/.test(file),
  );
  for (const file of assets) cpSync(inProject(file), inProject(path.join('dist', file)));
}

/** A source that was removed or renamed must not live on in dist/. */
function pruneOutputs() {
  for (const file of ROOMS.flatMap((room) => listFiles(projectRoot, path.join('dist', room)))) {
    const source = file.replace(/^dist[/\\]/, '').replace(/(\.d\.ts|\.js)(\.map)?$/, '');
    const isCurrent = ['', '.ts', '.tsx', '.js'].some((ending) => existsSync(inProject(source + ending)));
    if (!isCurrent) rmSync(inProject(file));
  }
}

/**
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 */
async function run(what, command, args) {
  const { code, stdout, stderr } = await runCommand(command, args, { cwd: projectRoot });
  if (code !== 0) throw new Error(`${what} could not be built:\n${`${stdout}${stderr}`.trim()}`);
}
