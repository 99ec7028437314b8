import type { Recommendation } from '../../../domain/audits/recommendation.js';

/** The recommendation that fixes each check, by the id of the check: the best ranked one. */
export function findFixes(recommendations: readonly Recommendation[]): Map<string, Recommendation> {
  const fixes = new Map<string, Recommendation>();
  for (const each of recommendations) {
    for (const id of each.check_ids) if (!fixes.has(id)) fixes.set(id, each);
  }
  return fixes;
}
