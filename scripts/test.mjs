/**
 * `npm test`: sets up what is missing, checks types and style, runs the tests. `--quick` runs only the tests that need
 * no server. Further arguments go to mocha. The last line is always `N passed, N failed`.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listFiles } from './lib/hash-files.mjs';
import { projectRoot } from './lib/paths.mjs';
import { killMarkedProcesses, PART_MARKER } from './lib/process-table.mjs';
import { runCommand } from './lib/run-command.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers, onShutdown } from './lib/shutdown.mjs';
import { addCounts, countMochaRun } from './lib/test-counts.mjs';
import { setUpAllTests, setUpQuickTests } from './lib/test-set-up.mjs';

/** A test run whose tests are over but that doesn't end has left something open. */
const END_GRACE_MS = 60_000;

/** How the titles of tests begin that need no server. */
const QUICK_TITLE = '^\\[U\\] ';

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);
/** @param {string} name */
const npmBinary = (name) => path.join(projectRoot, 'node_modules', '.bin', name);

/**
 * @param {string} what
 * @param {string} binary
 * @param {string[]} args
 * @returns {Promise<import('./lib/test-counts.mjs').Counts>} one check, passed or failed
 */
async function runCheck(what, binary, args) {
  const { code } = await runCommand(npmBinary(binary), args, { cwd: projectRoot, passThrough: true });
  print(`${code === 0 ? '  ✔' : '  ✘'} ${what}`);
  return code === 0 ? { passed: 1, failed: 0, faults: [] } : { passed: 0, failed: 1, faults: [what] };
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} programs
 * @param {string} [logPath] where the report goes instead of being shown
 * @returns {Promise<import('./lib/test-counts.mjs').Counts>}
 */
async function runMocha(args, programs, logPath) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'linkwright-test-'));
  const countsFile = path.join(folder, 'counts.json');
  // All that the tests start carries this mark, so that nothing of it outlives them.
  const mark = `test-${randomUUID()}`;
  const forget = onShutdown({ stop: () => void killMarkedProcesses(mark), kill: () => killMarkedProcesses(mark) });
  const stuck = new AbortController();
  const run = runCommand(npmBinary('mocha'), ['--reporter', 'scripts/lib/count-reporter.cjs', ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...programs, LINKWRIGHT_COUNTS_FILE: countsFile, [PART_MARKER]: mark },
    ...(logPath === undefined ? { passThrough: true } : { logPath }),
    signal: stuck.signal,
  });
  const { code } = await Promise.race([run, abortWhenStuck(countsFile, stuck, run)]);
  if (stuck.signal.aborted) print('The tests are over but their process did not end: a test leaves something open.');
  const counts = existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, 'utf8')) : undefined;
  killMarkedProcesses(mark);
  forget();
  rmSync(folder, { recursive: true, force: true });
  return countMochaRun(counts, code);
}

/**
 * @template T
 * @param {string} countsFile
 * @param {AbortController} stuck
 * @param {Promise<T>} run
 * @returns {Promise<T>}
 */
async function abortWhenStuck(countsFile, stuck, run) {
  while (!existsSync(countsFile)) await delay(1000, undefined, { ref: false });
  await delay(END_GRACE_MS, undefined, { ref: false });
  stuck.abort();
  return run;
}

/**
 * Specs in two processes at once where there are two processors: most tests wait for servers. The second one's report
 * follows the first one's, so that neither is torn apart.
 * @param {string[]} specs
 * @param {string[]} args
 * @param {Record<string, string>} programs
 * @returns {Promise<import('./lib/test-counts.mjs').Counts>}
 */
async function runInHalves(specs, args, programs) {
  if (os.availableParallelism() < 2) return runMocha([...specs, ...args], programs);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'linkwright-test-'));
  const logPath = path.join(folder, 'second.log');
  // In turn, so that specs of one kind, which take equally long, are shared out.
  const half = (/** @type {number} */ which) => [...specs.filter((_, index) => index % 2 === which), ...args];
  const counts = await Promise.all([runMocha(half(0), programs), runMocha(half(1), programs, logPath)]);
  print(readFileSync(logPath, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return addCounts(counts);
}

function findSpecs() {
  return listFiles(projectRoot, 'test')
    .filter((file) => file.endsWith('.spec.ts'))
    .sort();
}

/** Specs without a quick test aren't even loaded: some start a runtime as they are. */
function findQuickSpecs() {
  return findSpecs().filter((file) => readFileSync(path.join(projectRoot, file), 'utf8').includes("'[U] "));
}

async function runAll() {
  const args = process.argv.slice(2);
  const isQuick = args.includes('--quick');
  const mochaArgs = args.filter((argument) => argument !== '--quick');
  const settings = loadSettings();
  const context = createSetUpContext(settings, (message) => print(`  … ${message}`));
  await setUpQuickTests(context, print);
  const { env, faults } = isQuick ? { env: {}, faults: [] } : await setUpAllTests(context, print);
  for (const fault of faults) print(`  ✘ set-up of ${fault}`);
  const hasSpecs = mochaArgs.some((argument) => argument.endsWith('.ts'));
  const specs = isQuick ? findQuickSpecs() : findSpecs();
  const selection = isQuick ? ['--grep', QUICK_TITLE] : [];
  const checks = await Promise.all([
    runCheck('types', 'tsc', ['--noEmit']),
    runCheck('types of the scripts', 'tsc', ['--noEmit', '-p', 'scripts/tsconfig.json']),
    runCheck('style', 'biome', ['check', '.']),
  ]);
  const tests =
    mochaArgs.length === 0
      ? await runInHalves(specs, selection, env)
      : await runMocha([...(hasSpecs ? [] : specs), ...selection, ...mochaArgs], env);
  return addCounts([
    { passed: 0, failed: faults.length, faults: faults.map((fault) => `set-up of ${fault}`) },
    ...checks,
    tests,
  ]);
}

installSignalHandlers(print);
/** @type {import('./lib/test-counts.mjs').Counts} */
let counts;
try {
  counts = await runAll();
} catch (error) {
  counts = { passed: 0, failed: 1, faults: [error instanceof Error ? error.message : String(error)] };
}
// Again at the end, since the reports they stand in are long.
for (const fault of counts.faults) print(`✘ ${fault}`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
print(`${counts.passed} passed, ${counts.failed} failed`);
