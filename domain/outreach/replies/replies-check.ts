/** Whether the replies to a sender's mail are known up to this moment, and what those that were just read have changed. */
export type RepliesCheck = {
  /** Workflows that should read their records again. */
  touched: {
    follow_ups: { user_id: string; follow_up_id: string }[];
    senders: { user_id: string; sender_id: string }[];
  };
} & (
  | { ok: true }
  /** `reason`: a code, and after a colon what happened. Nothing may be sent that a reply would stop. */
  | { ok: false; reason: string }
);
