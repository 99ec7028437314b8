import { severityRank } from '../../audits/issues.js';
import type { CheckFinding } from '../judge.js';
import type { Acceptance } from './acceptance.js';
import { evidencePrint } from './evidence-print.js';

/** What the audit at hand found in the scope of an acceptance of several URLs. */
export interface ScopeCounts {
  audit_kind: string;
  /** Pages in the scope; 0 where no crawl was judged. */
  pages: number;
  /** Findings of the finding's check in the scope. */
  findings: number;
}

/** A template that breaks shows as a jump; a site that grows by its usual share of such pages does not. */
const MOST_GROWTH = 1.5;
const MOST_ADDED_SHARE = 0.1;

/**
 * Whether a finding differs from what was accepted, so that it counts again:
 * - of one URL: the check shows something else there than it did, or finds it more severe;
 * - of several URLs: the check finds it more severe than it did anywhere in the scope, or its findings there are more than
 *   half again as many and more than 10 percentage points more of the pages in the scope. New pages of the scope are
 *   covered, and audits of another kind, which read more or less of the site, are not compared by number.
 */
export function hasChanged({ url, evidence }: Acceptance, finding: CheckFinding, counts: ScopeCounts): boolean {
  if (evidence === null) return false;
  const isWorse = (than: CheckFinding['severity']) => severityRank(finding.severity) < severityRank(than);
  if (url !== null) {
    const known = evidence.prints[evidencePrint(finding)];
    return known === undefined || isWorse(known);
  }
  const known = evidence.checks[finding.check_id];
  if (known && isWorse(known.severity)) return true;
  if (counts.audit_kind !== evidence.audit_kind || counts.pages === 0 || evidence.pages === 0) return false;
  const before = known?.findings ?? 0;
  const addedShare = counts.findings / counts.pages - before / evidence.pages;
  return counts.findings > before * MOST_GROWTH && addedShare > MOST_ADDED_SHARE;
}
