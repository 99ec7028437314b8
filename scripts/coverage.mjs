/**
 * `npm run coverage`: runs the specs and writes how many lines of each layer and file they reach: docs/coverage.md and
 * test/coverage.json. Fails when a spec fails or a layer is under its least share. With folders or spec files
 * (`npm run coverage -- test/store`) only these run, and the rest counts as it was measured before.
 */
import './lib/runtime.mjs';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALONE, findSpecs } from './lib/find-specs.mjs';
import { npmBinary } from './lib/npm-binary.mjs';
import { projectRoot } from './lib/paths.mjs';
import { runFailedAgain } from './lib/run-again.mjs';
import { runCommand } from './lib/run-command.mjs';
import { runMocha } from './lib/run-mocha.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { longestFirst, readSpecTimes } from './lib/spec-times.mjs';
import { addCounts, concludeTests } from './lib/test-counts.mjs';
import { setUpAllTests, setUpQuickTests } from './lib/test-set-up.mjs';

/** One after the other, so that what Node writes for each process never fills the disk. */
const GROUPS = [
  'test/domain',
  'test/store',
  'test/platform',
  'test/workflows',
  'test/activities',
  'test/api',
  'test/web',
  'test/workers',
  'test/cli',
  'test/calibration',
  'test/scenarios',
];
const MEASURED = path.join(projectRoot, '.cache/coverage');

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

/**
 * @param {string} group a folder of specs, or one spec
 * @param {Record<string, string>} env
 * @returns {Promise<import('./lib/test-counts.mjs').Counts>}
 */
async function measureGroup(group, env) {
  // What V8 counts takes time, and those that compare times reach nothing that others don't.
  const specs = findSpecs().filter((file) => (file === group || file.startsWith(`${group}/`)) && !ALONE.includes(file));
  const ordered = longestFirst(specs, readSpecTimes(path.join(projectRoot, 'test/spec-times.json')));
  const raw = mkdtempSync(path.join(os.tmpdir(), 'linkwright-coverage-'));
  print(`${group}: ${specs.length} spec files`);
  // Compiled code that comes from a cache is counted less exactly.
  const counted = { ...env, NODE_V8_COVERAGE: raw, NODE_DISABLE_COMPILE_CACHE: '1' };
  const jobs = String(os.availableParallelism());
  const first = await runMocha(['--parallel', '--jobs', jobs, ...ordered], {
    ...counted,
    LINKWRIGHT_SHARE_SERVERS: '1',
  });
  const counts = await runFailedAgain(first, (file) => runMocha([file], counted), print);
  await runTyped('keep-reached-main.ts', [group, raw]);
  return counts;
}

/**
 * @param {string} program of test/support/coverage
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
async function runTyped(program, args) {
  const file = path.join('test/support/coverage', program);
  return (await runCommand(npmBinary('tsx'), [file, ...args], { cwd: projectRoot, passThrough: true })).code;
}

async function measure() {
  const chosen = process.argv.slice(2).map((argument) => argument.replace(/\/$/, ''));
  const missing = chosen.filter((group) => !existsSync(path.join(projectRoot, group)));
  if (missing.length > 0) throw new Error(`No such folder or spec: ${missing.join(', ')}`);
  const context = createSetUpContext(loadSettings(), (message) => print(`  … ${message}`));
  await setUpQuickTests(context, print);
  const { env, faults } = await setUpAllTests(context, print);
  const setUp = { passed: 0, failed: faults.length, faults: faults.map((fault) => `set-up of ${fault}`) };
  if (chosen.length === 0) rmSync(MEASURED, { recursive: true, force: true });
  const counts = [setUp];
  for (const group of chosen.length === 0 ? GROUPS : chosen) counts.push(await measureGroup(group, env));
  const whole = chosen.length === 0 ? ['--whole'] : [];
  const isEnough = (await runTyped('write-coverage-main.ts', whole)) === 0;
  const faultsOfShares = isEnough ? [] : ['coverage: a layer is under its least share'];
  return addCounts([...counts, { passed: isEnough ? 1 : 0, failed: isEnough ? 0 : 1, faults: faultsOfShares }]);
}

installSignalHandlers(print);
await concludeTests(print, measure);
