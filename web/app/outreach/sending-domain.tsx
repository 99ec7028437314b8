import type { DomainVerdict } from '../../../domain/outreach/sending/mail-records/judge-domain.js';
import type { SenderVerification } from '../../../domain/outreach/sending/sender-verification.js';
import { Section } from '../../report/parts/section.js';
import { DomainWords } from './domain-notes.js';
import { DomainRecords } from './domain-records.js';

export interface SendingDomainProps {
  /** Of the sender. */
  id: string;
  verification: SenderVerification | null;
  verdict: DomainVerdict;
}

/** The domain of a mailbox: whether queues may leave from it, its records, and the way to what receivers report about it. */
export function SendingDomain({ id, verification, verdict }: SendingDomainProps) {
  return (
    <Section
      id="domain"
      title="Sending domain"
      lead="Receivers look these up before they trust email from this mailbox."
    >
      {verdict.state !== 'unknown' && verdict.reason !== null && (
        <p class="banner">
          <DomainWords verdict={verdict} />
        </p>
      )}
      <DomainRecords verification={verification} />
      <p>
        <a href={`/app/senders/${id}/dmarc`}>DMARC reports: who sends in the name of this domain</a>
      </p>
    </Section>
  );
}
