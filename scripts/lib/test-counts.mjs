/**
 * @typedef {{ passed: number, failed: number, faults: string[] }} Counts faults: what failed and why, one text each
 * @typedef {{ file: string, passes: number, faults: string[] }} FileCounts of one spec
 *   file, named from the project's folder; an empty name where mocha knows none
 * @typedef {{ passes: number, failures: number, pending: number, files: FileCounts[] }} MochaCounts written by
 *   count-reporter.cjs
 */

/**
 * @param {MochaCounts | undefined} counts undefined: mocha ended before it had run the tests
 * @param {number} exitCode of mocha
 * @returns {Counts} a skipped test counts as failed: it proves nothing
 */
export function countMochaRun(counts, exitCode) {
  if (counts === undefined) return { passed: 0, failed: 1, faults: ['mocha: it ended before it had run the tests'] };
  const { passes: passed, pending } = counts;
  const faults = counts.files.flatMap((file) => file.faults);
  if (pending > 0) faults.push(`mocha: skipped tests: ${pending}`);
  const failed = counts.failures + pending;
  if (failed > 0 || exitCode === 0) return { passed, failed, faults };
  // Mocha itself says that something is wrong which is no test: an error outside, or no end.
  return { passed, failed: 1, faults: [`mocha: it ended with code ${exitCode}`] };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    faults: all.flatMap(({ faults }) => faults),
  };
}

/**
 * Runs to the last line, `N passed, N failed`, and sets the exit code. Failures are listed once more at the end, since
 * the reports that contain them are long.
 * @param {(line: string) => void} print
 * @param {() => Promise<Counts>} run
 */
export async function concludeTests(print, run) {
  /** @type {Counts} */
  let counts;
  try {
    counts = await run();
  } catch (error) {
    counts = { passed: 0, failed: 1, faults: [error instanceof Error ? error.message : String(error)] };
  }
  for (const fault of counts.faults) print(`✘ ${fault}`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
  print(`${counts.passed} passed, ${counts.failed} failed`);
}
