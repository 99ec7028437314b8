import type { Check, CheckContext } from './checks/check.js';
import { COMPONENT_NAMES, type ComponentName } from './components.js';
import { describeFailedCheck, type FailedCheck } from './failed-checks.js';
import { type SiteVerdict, skippedPageChecks } from './judge.js';

/** Which checks were run for a component: only of those can an audit say that something is new or gone. */
export interface CheckCoverage {
  /** Ids, in the order of the catalog. */
  run: string[];
  skipped: { id: string; reason: string }[];
}

/** What was run of these checks, given what judging said. Page checks run unless they are switched off or threw on a page. */
export function describeCoverage(
  checks: readonly Check[],
  { skipped, failed }: { skipped: SiteVerdict['skipped']; failed: readonly FailedCheck[] },
  context: CheckContext,
): Record<ComponentName, CheckCoverage> {
  const errors = failed.map((check) => ({ id: check.id, reason: describeFailedCheck(check) }));
  const left = new Map(
    [...skippedPageChecks(checks, context), ...skipped, ...errors].map((entry) => [entry.id, entry]),
  );
  const coverages = COMPONENT_NAMES.map((component) => {
    const own = checks.filter((check) => check.component === component).map(({ id }) => id);
    const coverage: CheckCoverage = {
      run: own.filter((id) => !left.has(id)),
      skipped: own.flatMap((id) => left.get(id) ?? []),
    };
    return [component, coverage] as const;
  });
  return Object.fromEntries(coverages) as Record<ComponentName, CheckCoverage>;
}
