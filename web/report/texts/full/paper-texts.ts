/** What only the printed report says: it shows less of each list, and where the rest is. */
export interface PaperTexts {
  /** Of the findings: what a row shows. */
  issuesLead: string;
  /** Of the deductions. */
  scoreLead: string;
  /** Follows the first few of a list of places. */
  more(left: number): string;
  moreSteps(left: number): string;
  moreCode(left: number): string;
  /** Columns of findings. */
  finding: string;
  places: string;
  /** Before the fact that speaks for an improvement. */
  evidence: string;
  points: string;
  recommendation: string;
  /** Words before the figures of a recommendation. */
  effort(shown: string): string;
  searchValue(share: string): string;
  clicks(range: string): string;
}
