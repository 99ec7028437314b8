import type { JudgedAgain } from '../../../domain/audits/audit-result.js';

/** How an audit is judged that was composed before: by these acceptances, and otherwise as of the time of the audit. */
export interface Rejudgement extends JudgedAgain {
  /** Of the audit, ISO 8601: what is judged by age is as old as it was then. */
  generated_at: string;
}
