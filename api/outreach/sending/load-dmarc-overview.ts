import { domainOfEmail } from '../../../domain/outreach/addresses/email-address.js';
import type { DmarcOverview } from '../../../domain/outreach/sending/dmarc-reports/dmarc-overview.js';
import { summarizeDmarc } from '../../../domain/outreach/sending/dmarc-reports/summarize-dmarc.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { DmarcReportsRepository } from '../../../store/outreach/sending/dmarc-reports.js';

export interface DmarcOverviewDeps {
  dmarcReports: Pick<DmarcReportsRepository, 'list'>;
}

export const DMARC_DAYS = 30;

/** What receivers have reported about the domain of a sender, over days until now. */
export async function loadDmarcOverview(
  { dmarcReports }: DmarcOverviewDeps,
  { user_id, email }: Pick<Sender, 'user_id' | 'email'>,
  days: number,
): Promise<DmarcOverview> {
  const domain = domainOfEmail(email);
  const since = new Date(Date.now() - days * 86_400_000);
  const { reports, unreadable } = await dmarcReports.list(user_id, domain, since);
  return summarizeDmarc(reports, { domain, since: since.toISOString(), unreadable });
}
