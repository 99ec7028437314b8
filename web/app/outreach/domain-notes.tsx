import type { DomainVerdict } from '../../../domain/outreach/sending/mail-records/judge-domain.js';
import { showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';

export interface DomainNotesProps {
  senders: readonly { id: string; email: string }[];
  /** By the id of the sender. */
  domains: ReadonlyMap<string, DomainVerdict>;
}

/** Mailboxes whose domain receivers refuse, or that could not be checked; nothing where all is well. */
export function DomainNotes({ senders, domains }: DomainNotesProps) {
  return (
    <>
      {senders.map(({ id, email }) => {
        const verdict = domains.get(id);
        if (!verdict || verdict.reason === null) return null;
        return (
          <p key={id} class={verdict.state === 'unknown' ? 'muted' : 'banner'}>
            <a href={`/app/senders/${id}#domain`}>
              <Foreign text={email} max={80} />
            </a>
            : <DomainWords verdict={verdict} />
          </p>
        );
      })}
    </>
  );
}

/** What the gate for queues says of a domain. */
export function DomainWords({ verdict: { state, reason, refused_from } }: { verdict: DomainVerdict }) {
  return (
    <>
      {state === 'refused' && 'No emails to leads can be started from this mailbox. '}
      <Foreign text={reason ?? ''} max={900} />
      {state === 'warned' &&
        refused_from !== null &&
        ` From ${showTime(refused_from)} on, no emails to leads can be started from this mailbox.`}
    </>
  );
}
