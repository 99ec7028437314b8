import { writeText } from '../../base/text/write-text.js';
import { domainOfEmail } from '../addresses/email-address.js';
import { isFreeMail } from '../addresses/free-mail-domains.js';
import { registrableName } from '../addresses/registrable-name.js';
import { PAUSE_THRESHOLDS } from './pause-thresholds.js';
import type { SenderPause } from './sender.js';
import type { ComplaintEvidence, SenderEvidence } from './sender-evidence.js';

/**
 * Whether complaints about a sender's mails are reason to pause it: enough mails were sent, enough of them were called
 * spam, and it is not one stranger who says so (PAUSE_THRESHOLDS). Null: no.
 */
export function judgeComplaints({
  delivered,
  complaints,
}: Pick<SenderEvidence, 'delivered' | 'complaints'>): Pick<SenderPause, 'reason' | 'detail'> | null {
  const { min_delivered, pause_complaint_rate, min_reporting_domains, window_days } = PAUSE_THRESHOLDS;
  if (delivered < min_delivered || complaints.length / delivered < pause_complaint_rate) return null;
  const citing = complaints.flatMap(({ cites_mail, recipient }) =>
    cites_mail && recipient !== null ? [receivingDomain(recipient)] : [],
  );
  if (!complaints.some(isOfProvider) && new Set(citing).size < min_reporting_domains) return null;
  const detail = writeText`${complaints.length} of ${delivered} mails in ${window_days} days were reported as spam`;
  return { reason: 'complaint_rate', detail };
}

/**
 * It is verified by someone other than the recipient: the owner of a domain can sign a report about the one mail that
 * came there. For addresses of a free-mail provider, the provider itself is independent.
 */
function isOfProvider({ recipient, verified_domain }: ComplaintEvidence): boolean {
  if (verified_domain === null) return false;
  if (recipient === null) return true;
  const domain = domainOfEmail(recipient);
  return isFreeMail(domain) || registrableName(domain) !== registrableName(verified_domain);
}

function receivingDomain(recipient: string): string {
  return registrableName(domainOfEmail(recipient));
}
