/** What one mailbox does for a campaign. Sent ones are counted where they really left. */
export interface CampaignMailbox {
  sender_id: string;
  /** Null: it was deleted, and has sent nothing. */
  sender_email: string | null;
  paused: boolean;
  /** Sent, those that came back included. */
  first_emails: number;
  follow_ups: number;
  bounced: number;
  /** It is unknown whether they were sent. */
  uncertain: number;
  /** First emails that wait in queues. */
  waiting: number;
  /** Follow-ups that are planned. */
  scheduled: number;
}
