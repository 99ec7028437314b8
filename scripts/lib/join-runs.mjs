import { addCounts } from './test-counts.mjs';

/**
 * @param {readonly import('./run-mocha.mjs').MochaRun[]} runs beside each other, of different files
 * @returns {import('./run-mocha.mjs').MochaRun} as if they had been one
 */
export function joinRuns(runs) {
  return {
    counts: addCounts(runs.map(({ counts }) => counts)),
    times: Object.assign({}, ...runs.map(({ times }) => times)),
    files: runs.flatMap(({ files }) => files),
    isWhole: runs.every(({ isWhole }) => isWhole),
  };
}
