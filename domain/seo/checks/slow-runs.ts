import { givesFixes } from '../../speed/lab-runs.js';
import type { SpeedArtifact } from '../artifacts/speed.js';
import type { Finding, Severity, SiteArtifacts } from './check.js';

export interface SpeedLimit {
  /** Up to here a run is good. */
  good: number;
  /** Above here it is worse than the check's own severity says; null when there is no second bound. */
  poor: number | null;
  worse: Severity;
  show(value: number): string;
}

/**
 * One finding for each Lighthouse run beyond its limit. Runs that did not load the page, runs of a busy host and missing
 * values are left out.
 */
export function slowRuns(
  site: SiteArtifacts,
  read: (run: SpeedArtifact) => number | null,
  limits: SpeedLimit | ((run: SpeedArtifact) => SpeedLimit),
): Finding[] {
  return (site.speed ?? []).flatMap((run) => {
    const limit = typeof limits === 'function' ? limits(run) : limits;
    const value = givesFixes(run) ? read(run) : null;
    if (value === null || value <= limit.good) return [];
    const finding: Finding = {
      url: run.final_url,
      observed: limit.show(value),
      expected: `at most ${limit.show(limit.good)}`,
      where: `Lighthouse, ${run.strategy}`,
    };
    return [limit.poor !== null && value > limit.poor ? { ...finding, severity: limit.worse } : finding];
  });
}
