/** What a report says about one recipient, before it is judged. */
export interface Failure {
  /** Lower case; null when the report does not name it. */
  email: string | null;
  /** RFC 3463, as the report gives it; null when it gives none. */
  status: string | null;
  /** What the receiver's server said, or the reporting one. */
  text: string;
}
