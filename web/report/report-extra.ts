/** One earlier audit of the same kind, or this one, in the history of the site. */
export interface HistoryPoint {
  audit_id: string;
  overall_score: number | null;
  created_at: string;
}

/** What a report shows besides the audit itself. */
export interface ReportExtra {
  /** Oldest first, this audit last; empty or of one point when there is nothing to compare. */
  history: readonly HistoryPoint[];
  /** Everything unfolded, for paper. */
  unfolded?: boolean;
}
