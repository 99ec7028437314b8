import type { JudgedAgain } from './audit-result.js';

/** What came of judging an audit again. */
export interface AuditJudgedAgain {
  audit_id: string;
  judged_again: JudgedAgain;
  /** Findings that are accepted now. */
  accepted_findings: number;
  overall_score: number | null;
  /** Before it was judged again. */
  previous_overall_score: number | null;
}
