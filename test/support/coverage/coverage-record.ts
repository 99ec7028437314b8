import { hasProjectFile, readProjectFile } from '../project-files.js';
import type { FileCoverage } from './measure-files.js';

/** Written by `npm run coverage` and kept with the sources, so that laws can ask without running the specs. */
export const COVERAGE_RECORD = 'test/coverage.json';

/** By path: how many lines do something, and how many of them the specs have reached. */
export type CoverageRecord = Readonly<Record<string, readonly [code: number, reached: number]>>;

export function readCoverageRecord(): CoverageRecord {
  const record: CoverageRecord = hasProjectFile(COVERAGE_RECORD) ? JSON.parse(readProjectFile(COVERAGE_RECORD)) : {};
  return record;
}

/**
 * @param known what a run of some of the specs leaves as it was: entries of files that it has not reached, and those of
 *   which more was reached before. Empty after a run of all specs
 */
export function recordCoverage(files: readonly FileCoverage[], known: CoverageRecord): CoverageRecord {
  return Object.fromEntries(
    files.map(({ path, code, missed }) => {
      const measured = [code, code - missed.length] as const;
      const before = known[path] ?? measured;
      const isBefore = measured[1] === 0 || (before[0] === code && before[1] > measured[1]);
      return [path, isBefore ? before : measured];
    }),
  );
}

/** In percent, rounded down to a tenth, so that 100 means every line. Nothing to reach is all reached. */
export function shareReached(entries: readonly (readonly [code: number, reached: number])[]): number {
  const code = entries.reduce((sum, [lines]) => sum + lines, 0);
  const reached = entries.reduce((sum, [, lines]) => sum + lines, 0);
  return code === 0 ? 100 : Math.floor((reached / code) * 1000) / 10;
}
