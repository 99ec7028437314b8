/** What became of the mails of a queue. */
export interface QueueResult {
  total: number;
  sent: number;
  blocked: number;
  failed: number;
  uncertain: number;
  cancelled: number;
  /** Leads that never got into it. */
  refused: { lead_id: string; reason: string; missing?: string[] }[];
}
