/** A direct send as its operation's record keeps it. */
export interface SendRequest {
  campaign_id: string;
  lead_id: string;
  workspace_id: string;
  subject: string;
  body: string;
  /** Null: the user's default. */
  sender_id: string | null;
}
