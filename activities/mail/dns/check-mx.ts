import { DNS_IS_SILENT } from '../../../domain/outreach/sending/mail-records/dns-is-silent.js';
import { judgeMx } from '../../../domain/outreach/sending/mail-records/judge-mx.js';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import { lookUp, type RecordResolver } from './look-up.js';

/** Whether replies to a domain can arrive. */
export async function checkMx(
  resolver: Pick<RecordResolver, 'resolveMx'>,
  domain: string,
  smtpHost: string,
): Promise<VerifiedPart> {
  const found = await lookUp(() => resolver.resolveMx(domain));
  if (found === null) return DNS_IS_SILENT;
  const servers = found.toSorted((one, other) => one.priority - other.priority).map(({ exchange }) => exchange);
  return judgeMx(domain, servers, smtpHost);
}
