import { LAW } from './checks.mjs';
import { listFiles } from './hash-files.mjs';
import { projectRoot } from './paths.mjs';

/** Compare times, for which nothing else may keep the processors busy: they run after all others. */
export const ALONE = ['test/scenarios/fairness.spec.ts'];

/** @returns {string[]} all spec files but those of the law, by path from the project */
export function findSpecs() {
  return listFiles(projectRoot, 'test')
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith(LAW))
    .sort();
}
