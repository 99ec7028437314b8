import type { MeasuredOver } from '../../audits/issue.js';
import type { Severity } from '../checks/check.js';
import { isOwnCheck } from '../own-checks/own-check-id.js';
import { CHECK_COSTS } from './check-costs.js';

/** What a check costs that the table of costs does not name, when all its subjects are affected. Info never costs score. */
export const COST_BY_SEVERITY: Readonly<Record<Severity, number>> = {
  critical: 60,
  high: 30,
  medium: 12,
  low: 4,
  info: 0,
};
/** A finding about the site as one is always about all of it: it costs less than one that all pages repeat. */
const SITE_COST_BY_SEVERITY: Readonly<Record<Severity, number>> = {
  critical: 60,
  high: 20,
  medium: 6,
  low: 2,
  info: 0,
};

const NAMED = new Map(CHECK_COSTS.flatMap(({ costs }) => Object.entries(costs)));

/**
 * Points of 100 that a check takes when everything it looks at is affected. The table has it for the check's own
 * severity; if the project or a finding sets another one, the cost changes with it, to 100 at most. Custom checks cost
 * nothing: the scale is calibrated for the catalog.
 */
export function costOfCheck(checkId: string, severity: Severity, over: MeasuredOver): number {
  if (isOwnCheck(checkId)) return 0;
  const bySeverity = over === 'site' ? SITE_COST_BY_SEVERITY : COST_BY_SEVERITY;
  const named = NAMED.get(checkId);
  if (!named || severity === 'info') return bySeverity[severity];
  const [own, points] = named;
  return own === severity ? points : Math.min(100, points * (bySeverity[severity] / (bySeverity[own] || 1)));
}
