import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { WaitingMail } from '../../../domain/outreach/sending/waiting-mail.js';
import { Foreign } from '../../report/parts/foreign.js';
import { canceledWords } from './canceled-words.js';
import { MailChanges } from './mail-changes.js';
import { MailText } from './mail-text.js';
import { LeadName } from './waiting-mails.js';

/** An email that waited and was canceled, and its lead; null when that is gone. */
export interface CanceledMail {
  mail: Pick<WaitingMail, 'id' | 'subject' | 'body' | 'reason' | 'changes'>;
  lead: Lead | null;
}

/** The emails that were canceled before they were sent: why, by whom, and what was to be sent. */
export function CanceledMails({ canceled }: { canceled: readonly CanceledMail[] }) {
  return (
    <ul class="rows">
      {canceled.map(({ mail, lead }) => (
        <li key={mail.id}>
          <article class="row" aria-labelledby={`mail-${mail.id}`}>
            <h2 id={`mail-${mail.id}`}>
              <LeadName lead={lead} />
            </h2>
            <MailText {...mail} />
            <p class="small">
              <Foreign text={canceledWords(mail.reason)} max={300} />
            </p>
            <MailChanges changes={mail.changes} />
          </article>
        </li>
      ))}
    </ul>
  );
}
