import { addCounts } from './test-counts.mjs';

/** More late files than this are not bad luck: the machine, or the product, is too slow. */
export const MOST_AGAIN = 5;

/**
 * A file of which only time-outs failed, beside others that wanted the same processors, says nothing about the product
 * yet. Whatever else failed counts at once.
 * @param {Pick<import('./run-mocha.mjs').MochaRun, 'files' | 'isWhole'>} run
 * @returns {string[]} the files to run once more, alone; none when there are more than five of them
 */
export function chooseAgain({ files, isWhole }) {
  if (!isWhole) return [];
  const late = files
    .filter(({ failures }) => failures.length > 0 && failures.every(({ isTimeout }) => isTimeout))
    .map(({ file }) => file);
  return late.length > MOST_AGAIN || late.includes('') ? [] : late;
}

/**
 * @param {Pick<import('./run-mocha.mjs').MochaRun, 'files' | 'counts'>} first
 * @param {{ file: string, counts: import('./test-counts.mjs').Counts }[]} second of files that ran again
 * @returns {import('./test-counts.mjs').Counts} the second result in the place of the first
 */
export function replaceCounts({ files, counts }, second) {
  const replaced = files.filter(({ file }) => second.some((again) => again.file === file));
  const late = replaced.flatMap(({ failures }) => failures);
  const forgotten = new Set(late.map(({ fault }) => fault));
  const kept = {
    passed: counts.passed - replaced.reduce((sum, { passes }) => sum + passes, 0),
    failed: counts.failed - late.length,
    faults: counts.faults.filter((fault) => !forgotten.has(fault)),
  };
  return addCounts([kept, ...second.map((again) => again.counts)]);
}

/**
 * Runs what came too late beside others once more, one file after the other, and says so.
 * @param {import('./run-mocha.mjs').MochaRun} first
 * @param {(file: string) => Promise<import('./run-mocha.mjs').MochaRun>} runAlone
 * @param {(line: string) => void} print
 * @returns {Promise<import('./test-counts.mjs').Counts>} of the first run, with what came out the second time
 */
export async function runLateAgain(first, runAlone, print) {
  const second = [];
  for (const file of chooseAgain(first)) {
    print(`Runs again alone, since it timed out beside others: ${file}`);
    const { counts } = await runAlone(file);
    second.push({ file, counts });
  }
  for (const { file, counts } of second)
    print(`Ran again alone: ${file}: ${counts.failed === 0 ? 'passed' : `${counts.failed} failed`}`);
  return replaceCounts(first, second);
}
