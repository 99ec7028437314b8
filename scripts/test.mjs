/**
 * `npm test`: sets up what is missing, runs the tests and beside them the checks. `--quick` runs only the tests that need
 * no server, and no checks. Further arguments go to mocha. The last line is always `N passed, N failed`.
 */
import './lib/runtime.mjs';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LAW, runChecks } from './lib/checks.mjs';
import { listFiles } from './lib/hash-files.mjs';
import { projectRoot } from './lib/paths.mjs';
import { runLateAgain } from './lib/run-again.mjs';
import { runMocha } from './lib/run-mocha.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { listSlowest, longestFirst, readSpecTimes, writeSpecTimes } from './lib/spec-times.mjs';
import { addCounts, concludeTests } from './lib/test-counts.mjs';
import { setUpAllTests, setUpQuickTests } from './lib/test-set-up.mjs';

/** How the titles of tests begin that need no server. */
const QUICK_TITLE = '^\\[U\\] ';
const TIMES_FILE = path.join(projectRoot, 'test/spec-times.json');
/** Pure, but every one of them audits all sites of the calibration set. */
const CALIBRATION = 'test/calibration/';
/** Compare times, for which nothing else may keep the processors busy: they run after all others. */
const ALONE = ['test/scenarios/fairness.spec.ts'];
const SLOWEST_SHOWN = 20;
/** The longest specs wait for servers, timers and processes most of their time, so a processor has time for two. */
const JOBS_PER_PROCESSOR = 2;
/** Pure ones wait for nothing, and each process reads once more what they share, which takes longer than the tests. */
const QUICK_JOBS_PER_PROCESSOR = 1;

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

function findSpecs() {
  return listFiles(projectRoot, 'test')
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith(LAW))
    .sort();
}

/** Specs without a quick test aren't even loaded: some start a runtime as they are. */
function findQuickSpecs() {
  return findSpecs().filter(
    (file) => !file.startsWith(CALIBRATION) && readFileSync(path.join(projectRoot, file), 'utf8').includes("'[U] "),
  );
}

/**
 * Spec files in a few processes, the longest first; each takes the next file when it is free.
 * @param {string[]} specs
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {{ jobsPerProcessor: number, isRecording: boolean }} how
 */
async function runSpecs(specs, args, env, { jobsPerProcessor, isRecording }) {
  const known = readSpecTimes(TIMES_FILE);
  const jobs = String(os.availableParallelism() * jobsPerProcessor);
  const run = await runMocha(['--parallel', '--jobs', jobs, ...longestFirst(specs, known), ...args], env);
  print(`The slowest ${SLOWEST_SHOWN} spec files:`);
  for (const line of listSlowest(run.times, SLOWEST_SHOWN)) print(line);
  if (isRecording) {
    // An interrupted run keeps the known times of the others.
    const times = Object.entries({ ...known, ...run.times }).filter(([file]) => specs.includes(file));
    writeSpecTimes(TIMES_FILE, Object.fromEntries(times));
  }
  return run;
}

async function runAll() {
  const own = new Set(['--quick', '--record-times']);
  const isQuick = process.argv.includes('--quick');
  const mochaArgs = process.argv.slice(2).filter((argument) => !own.has(argument));
  const context = createSetUpContext(loadSettings(), (message) => print(`  … ${message}`));
  await setUpQuickTests(context, print);
  if (isQuick) {
    const how = { jobsPerProcessor: QUICK_JOBS_PER_PROCESSOR, isRecording: false };
    return (await runSpecs(findQuickSpecs(), ['--grep', QUICK_TITLE, ...mochaArgs], {}, how)).counts;
  }
  const { env, faults } = await setUpAllTests(context, print);
  for (const fault of faults) print(`  ✘ set-up of ${fault}`);
  const setUp = { passed: 0, failed: faults.length, faults: faults.map((fault) => `set-up of ${fault}`) };
  if (mochaArgs.some((argument) => argument.endsWith('.ts')))
    return addCounts([setUp, (await runMocha(mochaArgs, env)).counts]);
  const shared = { ...env, LINKWRIGHT_SHARE_SERVERS: '1' };
  const [checks, beside] = await Promise.all([
    runChecks(print),
    runSpecs(
      findSpecs().filter((file) => !ALONE.includes(file)),
      mochaArgs,
      shared,
      { jobsPerProcessor: JOBS_PER_PROCESSOR, isRecording: process.argv.includes('--record-times') },
    ),
  ]);
  const alone = await runMocha([...ALONE, ...mochaArgs], env);
  const tests = await runLateAgain(beside, (file) => runMocha([file, ...mochaArgs], env), print);
  return addCounts([setUp, checks, tests, alone.counts]);
}

installSignalHandlers(print);
await concludeTests(print, runAll);
