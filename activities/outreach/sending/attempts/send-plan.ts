import type { Attempt, MailThread } from '../../../../domain/outreach/sending/attempt.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

/** The strict limits of mailboxes don't apply to direct sends and answers; scheduled mail keeps to them and waits. */
export type SendPath = 'manual' | 'scheduled' | 'answer';

/** One mail to be sent. The same plan twice is the same attempt. */
export interface SendPlan {
  attempt_id: string;
  user_id: OwnerId;
  campaign_id: string;
  lead_id: string;
  workspace_id: string;
  /** The recipient, if not the lead's current address: a follow-up goes to the recipient of the mail before it. */
  recipient_email?: string;
  /** Null: the user's default. */
  sender_id: string | null;
  /** An alias of the sender's mailbox to write from; absent: the sender's address. */
  from_email?: string;
  subject: string;
  body: string;
  /** Words in brackets and braces that came with a value: see QueueItem. */
  literals?: string[];
  /** What the mail is, if not its subject: in a conversation, many mails have the same one. */
  duplicate_name?: string;
  step: number;
  origin: Attempt['origin'];
  thread: MailThread | null;
}

/** What came of preparing it. */
export type Prepared =
  /** Its slots and its duplicate key are taken, and it is on record: it may be transmitted. */
  | { kind: 'ready'; attempt: Attempt }
  /** It is on record from an earlier run, in whatever state that left it. */
  | { kind: 'known'; attempt: Attempt }
  | { kind: 'blocked'; attempt: Attempt }
  /** Nothing is recorded: it may be sent later. `hold`: what waits, this recipient alone or all mail of the sender. */
  | { kind: 'delayed'; until: Date; hold: 'recipient' | 'sender'; reason: string }
  /** The same mail is on its way as another attempt. */
  | { kind: 'conflicting'; attempt_id: string }
  | { kind: 'missing'; what: 'campaign' | 'lead' | 'address' | 'sender' };
