import type { Waiting } from '../../../domain/outreach/sending/waiting.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';
import { heldWords } from './held-words.js';
import { WaitingWords } from './waiting-words.js';

/** Why a queued mail waits; null: only for its turn. */
export interface MailWait {
  kind: 'mail';
  lead_id: string;
  waiting: Waiting | null;
  /** Of the mailbox that it is sent from; null when that is gone. */
  sender_email: string | null;
}

/** Why a follow-up waits whose time has come. */
export interface FollowUpWait {
  kind: 'follow_up';
  lead_id: string;
  /** `held_reason` of the follow-up. */
  reason: string;
  /** ISO 8601; null: until its user does something. */
  next_at: string | null;
  /** When its mailbox was read to the end last, where the hold is about that; null when it is not, or never was. */
  last_read_at: string | null;
}

/** Why mail to a lead waits, and when it is tried next. */
export function LeadWait({ wait }: { wait: MailWait | FollowUpWait }) {
  if (wait.kind === 'mail')
    return (
      <p class="small">
        {wait.sender_email !== null && (
          <>
            From <Foreign text={wait.sender_email} max={80} /> ·{' '}
          </>
        )}
        {wait.waiting === null ? 'In the queue. It will be sent in turn.' : <WaitingWords waiting={wait.waiting} />}
      </p>
    );
  const { why, detail, wayOut } = heldWords(wait.reason, wait.last_read_at);
  return (
    <p class="small">
      Follow-up waiting: {why.charAt(0).toLowerCase() + why.slice(1)}
      {detail && (
        <>
          {' '}
          (<Foreign text={detail} max={300} />)
        </>
      )}
      .{' '}
      {wait.next_at !== null && (
        <>
          Next try: <Time at={wait.next_at} />.{' '}
        </>
      )}
      {wayOut}
    </p>
  );
}
