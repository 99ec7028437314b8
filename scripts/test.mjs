/**
 * `npm test`: sets up what is missing, runs the tests and beside them the checks. `--quick` runs only the tests that need
 * no server, and no checks. Further arguments go to mocha. The last line is always `N passed, N failed`.
 */
import './lib/runtime.mjs';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { ALONE, findSpecs } from './lib/find-specs.mjs';
import { joinRuns } from './lib/join-runs.mjs';
import { projectRoot } from './lib/paths.mjs';
import { runFailedAgain } from './lib/run-again.mjs';
import { runMocha } from './lib/run-mocha.mjs';
import { runMochaBeside } from './lib/run-mocha-beside.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { dealSpecs, splitLanes } from './lib/spec-lanes.mjs';
import { listSlowest, longestFirst, readSpecTimes, writeSpecTimes } from './lib/spec-times.mjs';
import { addCounts, concludeTests } from './lib/test-counts.mjs';
import { setUpAllTests, setUpQuickTests } from './lib/test-set-up.mjs';

/** How the titles of tests begin that need no server. */
const QUICK_TITLE = '^\\[U\\] ';
const TIMES_FILE = path.join(projectRoot, 'test/spec-times.json');
/** Pure, but every one of them audits all sites of the calibration set. */
const CALIBRATION = 'test/calibration/';
const SLOWEST_SHOWN = 20;
/** Specs wait for servers, timers and processes, so a processor has time for two; more only get in each other's way. */
const JOBS_PER_PROCESSOR = 2;
/** Those that wait nearly all of their time, beside the others. */
const WAITING_JOBS_PER_PROCESSOR = 0.5;

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

/** Specs without a quick test aren't even loaded: some start a runtime as they are. */
function findQuickSpecs() {
  return findSpecs().filter(
    (file) => !file.startsWith(CALIBRATION) && readFileSync(path.join(projectRoot, file), 'utf8').includes("'[U] "),
  );
}

/**
 * The arguments of mocha for the lanes of all specs, which run beside each other. Files of the first two go to several
 * processes, the longest first; each takes the next file when it is free.
 * @param {string[]} specs
 * @param {boolean} isRecording how long a file takes is told only where it goes to one of several processes
 * @returns {string[][]}
 */
function chooseLanes(specs, isRecording) {
  const known = readSpecTimes(TIMES_FILE);
  const { computing, waiting, short } = splitLanes(longestFirst(specs, known), known);
  if (isRecording) computing.push(...short.splice(0));
  const lanes = [
    { files: computing, options: inParallel(JOBS_PER_PROCESSOR) },
    { files: waiting, options: inParallel(WAITING_JOBS_PER_PROCESSOR) },
    { files: short, options: [] },
  ];
  return lanes.filter(({ files }) => files.length > 0).map(({ files, options }) => [...options, ...files]);
}

/** @param {number} jobsPerProcessor */
function inParallel(jobsPerProcessor) {
  return ['--parallel', '--jobs', String(Math.round(os.availableParallelism() * jobsPerProcessor))];
}

/**
 * Lanes beside each other; the report of the first is shown as it comes.
 * @param {string[][]} lanes
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function runLanes(lanes, args, env) {
  const runs = lanes.map((lane, at) =>
    at === 0 ? runMocha([...lane, ...args], env) : runMochaBeside([...lane, ...args], env, print),
  );
  return joinRuns(await Promise.all(runs));
}

/**
 * Pure specs wait for nothing: a process for each processor, and to each its share at once.
 * @param {string[]} args
 */
async function runQuick(args) {
  const specs = longestFirst(findQuickSpecs(), readSpecTimes(TIMES_FILE));
  return (await runLanes(dealSpecs(specs, os.availableParallelism()), ['--grep', QUICK_TITLE, ...args], {})).counts;
}

/**
 * A run that was interrupted keeps what was known of the others.
 * @param {string[]} specs
 * @param {import('./lib/spec-times.mjs').SpecTimes} times
 */
function recordTimes(specs, times) {
  const all = Object.entries({ ...readSpecTimes(TIMES_FILE), ...times });
  writeSpecTimes(TIMES_FILE, Object.fromEntries(all.filter(([file]) => specs.includes(file))));
}

async function runAll() {
  const own = new Set(['--quick', '--record-times']);
  const isQuick = process.argv.includes('--quick');
  const mochaArgs = process.argv.slice(2).filter((argument) => !own.has(argument));
  const context = createSetUpContext(loadSettings(), (message) => print(`  … ${message}`));
  await setUpQuickTests(context, print);
  if (isQuick) return runQuick(mochaArgs);
  const { env, faults } = await setUpAllTests(context, print);
  for (const fault of faults) print(`  ✘ set-up of ${fault}`);
  const setUp = { passed: 0, failed: faults.length, faults: faults.map((fault) => `set-up of ${fault}`) };
  if (mochaArgs.some((argument) => argument.endsWith('.ts')))
    return addCounts([setUp, (await runMocha(mochaArgs, env)).counts]);
  const shared = { ...env, LINKWRIGHT_SHARE_SERVERS: '1' };
  const specs = findSpecs().filter((file) => !ALONE.includes(file));
  const isRecording = process.argv.includes('--record-times');
  const lanes = chooseLanes(specs, isRecording);
  const [checks, beside] = await Promise.all([runChecks(print), runLanes(lanes, mochaArgs, shared)]);
  print(`The slowest ${SLOWEST_SHOWN} spec files:`);
  for (const line of listSlowest(beside.times, SLOWEST_SHOWN)) print(line);
  if (isRecording) recordTimes(specs, beside.times);
  const alone = await runMocha([...ALONE, ...mochaArgs], env);
  const tests = await runFailedAgain(beside, (file) => runMocha([file, ...mochaArgs], env), print);
  return addCounts([setUp, checks, tests, alone.counts]);
}

installSignalHandlers(print);
await concludeTests(print, runAll);
