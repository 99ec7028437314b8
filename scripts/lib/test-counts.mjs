/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ passes: number, failures: number, pending: number }} MochaCounts written by count-reporter.cjs
 */

/**
 * @param {MochaCounts | undefined} counts undefined: mocha ended before it had run the tests
 * @param {number} exitCode of mocha
 * @returns {Counts} a skipped test counts as failed: it proves nothing
 */
export function countMochaRun(counts, exitCode) {
  if (counts === undefined) return { passed: 0, failed: 1 };
  const failed = counts.failures + counts.pending;
  // Mocha itself says that something is wrong which is no test: an error outside, or no end.
  return { passed: counts.passes, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
