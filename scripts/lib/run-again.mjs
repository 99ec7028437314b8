import { addCounts } from './test-counts.mjs';

/** More failed files than this are not bad luck: the machine is too slow, or the product is broken. */
export const MOST_AGAIN = 5;

/** How the faults of tests begin that compute alone: nothing beside them can make them fail. */
const PURE = '[U] ';

/**
 * What fails on real servers, browsers and processes, beside others that want the same processors, says nothing about
 * the product until it fails alone, too. What a pure test reports counts at once.
 * @param {Pick<import('./run-mocha.mjs').MochaRun, 'files' | 'isWhole'>} run
 * @returns {string[]} the files to run once more, alone; none when there are more than five of them
 */
export function chooseAgain({ files, isWhole }) {
  if (!isWhole) return [];
  const again = files
    .filter(({ faults }) => faults.length > 0 && !faults.some((fault) => fault.startsWith(PURE)))
    .map(({ file }) => file);
  return again.length > MOST_AGAIN || again.includes('') ? [] : again;
}

/**
 * @param {Pick<import('./run-mocha.mjs').MochaRun, 'files' | 'counts'>} first
 * @param {{ file: string, counts: import('./test-counts.mjs').Counts }[]} second of files that ran again
 * @returns {import('./test-counts.mjs').Counts} the second result in the place of the first
 */
export function replaceCounts({ files, counts }, second) {
  const replaced = files.filter(({ file }) => second.some((again) => again.file === file));
  const forgotten = replaced.flatMap((file) => file.faults);
  const kept = {
    passed: counts.passed - replaced.reduce((sum, { passes }) => sum + passes, 0),
    failed: counts.failed - forgotten.length,
    faults: counts.faults.filter((fault) => !forgotten.includes(fault)),
  };
  return addCounts([kept, ...second.map((again) => again.counts)]);
}

/**
 * Runs what failed beside others once more, one file after the other. What failed is listed all the same: a test that
 * passes only the second time is a defect of the test, or of the product.
 * @param {import('./run-mocha.mjs').MochaRun} first
 * @param {(file: string) => Promise<import('./run-mocha.mjs').MochaRun>} runAlone
 * @param {(line: string) => void} print
 * @returns {Promise<import('./test-counts.mjs').Counts>} of the first run, with what came out the second time
 */
export async function runFailedAgain(first, runAlone, print) {
  const second = [];
  for (const file of chooseAgain(first)) {
    print(`Runs again alone, since it failed beside others: ${file}`);
    const { counts } = await runAlone(file);
    second.push({ file, counts });
  }
  for (const { file, counts } of second) {
    print(`Ran again alone: ${file}: ${counts.failed === 0 ? 'passed' : `${counts.failed} failed`}`);
    for (const fault of first.files.find((one) => one.file === file)?.faults ?? []) print(`  first: ${fault}`);
  }
  return replaceCounts(first, second);
}
